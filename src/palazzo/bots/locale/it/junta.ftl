### Che cosa dicono i clerk a Junta, ciascuno di ciò che ha appena fatto. La voce: chi è di casa da sempre, con gli occhiali scuri.
### I giocatori non hanno genere.

remark-junta-candidacy =
    .a = Il popolo mi ha supplicato. Ho le fotografie.
    .b = Non ho mai cercato questa carica: stavo sempre dall’altra parte.
    .c = Se la patria chiama, rispondo. Ha appena chiamato: ero io.

remark-junta-government =
    .a = Un governo di unità nazionale: siete tutti in debito con me.
    .b = Le cariche migliori ai migliori, e quel che restava a voi.
    .c = Le uniformi si ritirano sul retro. Portate i bottoni da casa.

remark-junta-cousin =
    .a = È ancora presto per mio cugino, ma il cognome è quello giusto.
    .b = Una carica vacante è un pericolo per lo Stato. Per fortuna c’è il cugino.

remark-junta-budget =
    .a = Gli aiuti erano meno del previsto. Dopo pranzo succede sempre.
    .b = Leggetelo in fretta, le cifre sono timide.
    .c = Ogni peso ha un padrone: io so quale.

remark-junta-no-budget =
    .a = Quest’anno investiamo in pazienza.
    .b = La nazione chiede sacrifici. I vostri.

remark-junta-vote-yes =
    .a = Un bilancio giusto. L’ho contato due volte.
    .b = Voto secondo coscienza, che è stata appena pagata.

remark-junta-vote-no =
    .a = I miei elettori sono sconvolti. Hanno telefonato tutti e due.
    .b = Ho visto mance più grosse.
    .c = No. E ditelo pure in Svizzera.

remark-junta-force =
    .a = La Camera sarà ricontata, dalla Polizia.
    .b = Restate seduti. Non era un consiglio.

remark-junta-police =
    .a = { $a }, c’è chi vorrebbe dire due parole. Ne basterà una.
    .b = Accertamenti di routine { $b_at }. Niente da vedere, domani.
    .c = Dicono che { $a } dorma male { $b_at }.

remark-junta-returner =
    .a = Un bel ritorno a casa, { $a }. Attenzione allo scalino.
    .b = { $a }, i documenti erano in regola. Il momento no.

remark-junta-squad =
    .a = { $a }, un’ultima sigaretta? Delle tue, se ne hai.
    .b = Niente di personale, { $a }. È per il portafoglio.

remark-junta-mercy =
    .a = Perdono tutti. La lista dev’essere qui da qualche parte.
    .b = Stanotte non si spara: le pallottole sono d’importazione.

remark-junta-side-rebels =
    .a = La mia parte è da sempre quella del popolo. Di questo popolo.
    .b = Il vento è cambiato, e in casa teniamo una banderuola.

remark-junta-side-president =
    .a = La mia lealtà non è mai stata in dubbio. Quasi mai.
    .b = Viva il Presidente! Per ora.
