game-title = Sotto sigillo
game-blurb = Ogni lettera porta un'affermazione. Chi crede a una bugia, o dubita della verità, se la tiene.
option-limit = Lettere tenute per finire la partita
    .help = Quando un giocatore ha davanti tante lettere, vince chi ne ha di meno.

choose-letter = Quale lettera spedisci?
make-claim = Spedisci { $letter_the }: che cosa dici che sia, e a chi?
judge-claim = { $seat } dice che questa è { $claim_the }.
do-send = Spedisci { $a_the }
do-claim = Di' a { $b } che è { $a_the }
do-believe = Credici
do-doubt = Dubitane

threat = minaccia
    .the = una minaccia
gift = donazione
    .the = una donazione
plea = supplica
    .the = una supplica
pardon = grazia
    .the = una grazia

sent = { $seat } spedisce a { $other } una lettera: dice che è { $claim_the }.
sent-told = { $seat } spedisce a { $other } una lettera: dice che è { $claim_the }, ed è { $letter_the }.
opened =
    { $verdict ->
        [believe] { $seat } ci crede.
       *[other] { $seat } ne dubita.
    } È { $letter_the }, e { $keeper } se la tiene.
deceived-too-often = qualcuno ha sbagliato troppe volte
no-more-letters = non ci sono più lettere

explains-letters = Quel che uno ha ancora da spedire. Che cosa, lo sa solo lui.
    .word = Lettere
explains-limit = Con tante lettere tenute da un giocatore è finita.
    .word = Il limite
