### Quel che si dice al tavolo, e che dicono i bot: lo mette in parole il browser.

notice-time = Tempo scaduto per { $seat }: è stata data la risposta più quieta.
notice-bot = Un bot gioca al posto di { $seat }.
notice-slow = { $seat } non ha risposto per tutto il tempo che questo tavolo aspetta: un bot gioca al suo posto.
notice-back = Di ritorno al tavolo: { $seat }.
notice-closed = Chi ospita ha chiuso il tavolo.
notice-agreed = Chi ospita ha cambiato gli accordi: { $what }.

refusal-instead = Così no. Corretto in questo modo, firmo.
refusal-cannot = Quello che chiedi non ce l’ho.
refusal-nothing = E io che cosa ci guadagno?
refusal-word = La tua parola è già stata violata. Offrimi qualcosa di concreto.
refusal-purse = E con che cosa lo pagheresti? Prometti meno, o metti i soldi sul tavolo.
refusal-dear = Troppo caro, per quello che mi porta.

## Che cosa dicono, di quel che è stato fatto loro, i bot di un certo carattere

mood-honest-betrayed = { $other }, mi avevi dato la tua parola. Io ho ancora la mia.
mood-honest-thankful = { $other } mantiene una promessa. Non ricordavo che aspetto avesse.
mood-honest-shot-at = { $other }, bastava chiedermi di andarmene.
mood-honest-blamed = Di quel che ho fatto rispondo io, { $other }. Quella roba era tua.
mood-honest-left-out = Nemmeno un peso per me, { $other }? Allora conterò quelli degli altri.
mood-honest-begging = { $other }, sono l’ultima ruota del carro. Non infierire e me ne ricorderò.
mood-opportunist-betrayed = Bella mossa, { $other }. Stavo per fare lo stesso.
mood-opportunist-thankful = Grazie, { $other }. Non me l’aspettavo, e io non l’avrei fatto.
mood-opportunist-shot-at = Senza rancore, { $other }. Gli affari sono affari, finché non li dirigo io.
mood-opportunist-blamed = Furbo, { $other }. Altri ti avrebbero pagato per non farlo.
mood-opportunist-left-out = Il mio voto ha un prezzo, { $other }, e tu l’hai appena risparmiato. Peccato.
mood-opportunist-begging = { $other }, guarda le cifre: io non faccio paura a nessuno. Ora guarda chi la fa.
mood-vindictive-betrayed = Io annoto tutto, { $other }. Adesso hai una pagina tutta tua.
mood-vindictive-thankful = Hai mantenuto la parola, { $other }. Un nome in meno sulla mia lista.
mood-vindictive-shot-at = Hai mancato la parte di me che ricorda, { $other }. Dormi con un occhio solo.
mood-vindictive-blamed = Conosco questa calligrafia, { $other }. Te la restituirò, con gli interessi.
mood-vindictive-left-out = Niente per me, { $other }? Anche l’esercito mangia. Ne riparleremo in strada.
mood-vindictive-begging = Lasciami dove sono, { $other }, e forse scorderò il tuo nome. Altrimenti no.
mood-generous-betrayed = Avrai avuto le tue ragioni, { $other }. La prossima volta dimmene una.
mood-generous-thankful = Che il cielo ti benedica, { $other }. Vieni da me quando ti serve qualcosa.
mood-generous-shot-at = { $other }, la pistola non serviva proprio. Un caffè?
mood-generous-blamed = Ne avrai avuta troppa, { $other }. Ma anch’io tengo famiglia.
mood-generous-left-out = Tienili, { $other }, se ti servono tanto. Gli altri chiederanno di me.
mood-generous-begging = { $other }, pietà: io per te lo farei, anzi l’ho fatto.
