title = Le ore del mattino
about = I programmi della giornata, e i faccendieri per le commissioni.

morning = Un altro giorno, e ancora denaro in casa. Per prima cosa ognuno prende un <b>programma</b>: quante carte, quanti faccendieri, quante azioni.

plan = Chi sta <b>più a sinistra</b> va per primo in tutto; chi sta più a destra può fare di più. Oggi siamo pigri ed efficienti: uno degli ultimi programmi.
    .do = Prendete il programma 6 o il 7
    .wrong = In piedi prima di mezzogiorno? Il programma 6 o il 7; il mattino ha l’oro in bocca, e noi l’oro lo <em>buttiamo</em>.

decks = Il programma vi fa pescare carte. Gli <b>eventi</b> sono cene e gite, gli <b>aiutanti</b> sprecano con voi, le <b>proprietà</b> costano, gli <b>accompagnatori</b> rendono tutto più caro.

draw = Pescate dai mazzi che preferite: cambiate ciò che è già segnato, o lasciatelo. A fine round ne <b>tenete solo due</b>: pescate ciò che potete sprecare oggi.
    .do = Dite da quali mazzi pescare, poi confermate

errand = Ora corrono i faccendieri. Quello di { $s1 } è arrivato primo e ha preso { $H01 }. Mandate il vostro a prendere uno svago: { $E13 } oppure { $E05 }. Si paga ed è sparito; una fattoria invece vi <b>resta</b>.
    .do = Mandate il faccendiere per { $E13 } o { $E05 }
    .wrong = È giovane, non confondetelo. { $E13 } oppure { $E05 }.

tip = In ogni spazio sta un solo faccendiere: chi va presto prende ciò che vuole, chi va tardi ha le azioni per usarlo. Il mio consiglio: guardate <b>che cosa serve agli altri</b>, e per cortesia arrivate prima voi.
