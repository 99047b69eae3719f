title = Lo scherzo
about = Chi è povero per primo è ricco.

will = Condoglianze. Il vostro povero zio era ricchissimo, non se l’è mai goduta, e ha lasciato tutto a <b>chi degli eredi resta per primo senza un soldo</b>. Credeva che fosse facile.

money = Avete ancora 12 sterline, cioè 12 di troppo. { $s1 } e { $s2 } stanno peggio: ne hanno di più. Arrivate a <b>zero</b>, senza più una proprietà, e l’eredità è vostra.

dinner = La carta { $E02 }. Con un’azione costa 3 sterline; con <b>due azioni</b> può durare finché ne costa 8. Mai mettere fretta a un cameriere.
    .do = Giocate { $E02 } con 2 azioni
    .wrong = Troppo risparmio. { $E02 }, nella versione lunga: due azioni.

theatre = Restano 4 sterline, e { $E13 } costa proprio tanto. La commedia non vi piacerà, il conto sì.
    .do = Giocate { $E13 }
    .wrong = Mettete via e prendete il cappotto: { $E13 }.

tip = Neanche un penny: <b>in bancarotta</b>, e con che grazia. Il mio consiglio: una cena la sanno comprare tutti. Vince chi butta via denaro <em>tutti i santi giorni</em>, e per quello ci vuole organizzazione.
