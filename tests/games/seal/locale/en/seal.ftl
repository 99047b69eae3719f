game-title = Under Seal
game-blurb = Every letter carries a claim. Who believes a lie, or doubts the truth, keeps it.
option-limit = Letters kept until all is over
    .help = With so many letters before one player, whoever has the fewest wins.

choose-letter = Which letter do you send?
make-claim = You send { $letter_the }: what do you say it is, and to whom?
judge-claim = { $seat } says that this is { $claim_the }.
do-send = Send { $a_the }
do-claim = Say to { $b } that it is { $a_the }
do-believe = Believe it
do-doubt = Doubt it

threat = threat
    .the = a threat
gift = gift
    .the = a gift
plea = plea
    .the = a plea
pardon = pardon
    .the = a pardon

sent = { $seat } sends { $other } a letter: it is said to be { $claim_the }.
sent-told = { $seat } sends { $other } a letter: it is said to be { $claim_the }, and is { $letter_the }.
opened =
    { $verdict ->
        [believe] { $seat } believes it.
       *[other] { $seat } doubts it.
    } It is { $letter_the }, and { $keeper } keeps it.
deceived-too-often = somebody was wrong too often
no-more-letters = no letters are left

explains-letters = What somebody still has to send. Which, only they know.
    .word = Letters
explains-limit = With so many letters kept by one player all is over.
    .word = The limit
