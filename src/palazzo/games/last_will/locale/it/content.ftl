### Last Will, con Perdere il lavoro!: titoli, opzioni, carte, lavori, ultime volontà, programmi, spazi, parole.
### Quasi tutte le cifre sono ricostruite: non sono quelle pubblicate.
### Un notaio legge ad alta voce, e si fa pagare a ore.

## Titoli e opzioni

game-title = Last Will
game-blurb = Per espressa volontà del defunto, l’eredità tocca al primo dei nipoti che resti senza un soldo. Esiste inoltre, mi duole dirlo, un codicillo in materia di impiego.
option-sacked = Perdere il lavoro!
    .help = Il codicillo: lavori da perdere, nuovi programmi, un terzo Faccendiere, nozze e nuove carte.
option-sacked-false = Il gioco base
    .help = Il testamento nella prima stesura, senza codicillo.
option-sacked-true = Con il codicillo
    .help = Lavori, nuovi programmi e nuove carte.
option-jobs = Lavori
    .help = Chi ha un impiego alla lettura del testamento.
option-jobs-all = Tutti
    .help = Ogni erede ha un lavoro e deve perderlo.
option-jobs-none = Nessuno
    .help = Si leggono le ultime volontà del gioco base; tutto il resto dell’espansione rimane.
option-jobs-handicap = Solo alcuni posti
    .help = Un lavoro ai più esperti; gli altri cominciano con 15 o 30 sterline in più e contano come licenziati.
option-handicap = Posti con un lavoro
    .help = I posti che hanno un lavoro quando il lavoro è un handicap.
option-handicap-seats = { $seats_count ->
    [one] Posto { $seats }
   *[other] Posti { $seats }
}
option-plans = Programmi
    .help = Quali programmi si dispongono a ogni round.
option-plans-tiles = Tessere
    .help = Otto tessere fronte/retro, con il lato estratto a sorte.
option-plans-base = Programmi base
    .help = I programmi del gioco base.
option-will = Le ultime volontà
    .help = Come il tavolo arriva alle sue ultime volontà.
option-will-drawn = Estratte
    .help = Se ne estrae una a sorte.
option-will-chosen = Scelte
    .help = Gli eredi propongono a turno finché tutti sono d’accordo; se non lo sono mai, si estrae a sorte.
option-market = La Commissione al Mercato Immobiliare
    .help = Che cosa fa la Commissione con i quattro modificatori.
option-market-free = Disposizione libera
    .help = I quattro modificatori si dispongono da capo.
option-market-swap = Scambio di due
    .help = Due modificatori si scambiano di posto.
option-combined = Lo spazio Abbassamento o Prolunga
    .help = Quando è aperta ciascuna metà dello spazio.
option-combined-strict = Come stampato
    .help = In 5 giocatori ogni metà si apre quando il suo spazio è occupato.
option-combined-open = Sempre aperto
    .help = Entrambe le metà sono aperte dall’inizio.
option-combined-five = Solo in cinque
    .help = In 2-4 giocatori ci sono al suo posto due spazi semplici.
option-block = Programma escluso
    .help = Due giocatori, programmi base: a ogni round un programma è escluso.
option-together = Azioni insieme
    .help = Tutti svolgono le Azioni contemporaneamente; i mazzi servono chi risponde prima.
option-employed_last = Chi lavora è ultimo
    .help = Chi ha ancora un lavoro viene dopo chiunque non ne abbia, quali che siano i totali.

## Eventi

E01 = Cena in città
    .text = Evento (cena). 1 Azione: spendi 3. Accompagnatori: ospite +2, cuoco +2.
E02 = Cena di gala
    .text = Evento (cena). 1 Azione: spendi 3; oppure 2 Azioni: spendi 8. Accompagnatori: ospite +2, cuoco +3.
E03 = Banchetto
    .text = Evento (cena). 2 Azioni: spendi 7. Accompagnatori: ospite +2, ospite +2, cuoco +3.
E04 = Ricevimento in giardino
    .text = Evento (cena). 2 Azioni: spendi 8. Accompagnatori: ospite +3, cane +2, cuoco +2.
E05 = Gita in carrozza
    .text = Evento (carrozza). 1 Azione: spendi 3. Accompagnatori: cavallo +2, ospite +2.
E06 = Scampagnata
    .text = Evento (carrozza). 1 Azione: spendi 3; oppure 2 Azioni: spendi 8. Accompagnatori: cavallo +2, cane +3.
E07 = Giornata alle corse
    .text = Evento (carrozza). 1 Azione: spendi 4. Accompagnatori: cavallo +3.
E08 = Gran giro in carrozza
    .text = Evento (carrozza). 2 Azioni: spendi 8. Accompagnatori: cavallo +2, cavallo +2, ospite +3.
E09 = Gita in barca
    .text = Evento (barca). 1 Azione: spendi 3. Accompagnatori: ospite +2, cane +2.
E10 = Crociera sul fiume
    .text = Evento (barca). 1 Azione: spendi 3; oppure 2 Azioni: spendi 8. Accompagnatori: ospite +2, cuoco +3.
E11 = Regata
    .text = Evento (barca). 1 Azione: spendi 5.
E12 = Traversata della Manica
    .text = Evento (barca). 2 Azioni: spendi 8. Accompagnatori: ospite +2, cuoco +3, cane +2.
E13 = Serata a teatro
    .text = Evento (teatro). 1 Azione: spendi 4. Accompagnatori: ospite +2.
E14 = Sera della prima
    .text = Evento (teatro). 1 Azione: spendi 3. Accompagnatori: ospite +2, cavallo +3.
E15 = Mecenate delle arti
    .text = Evento (teatro). 2 Azioni: spendi 9. Accompagnatori: ospite +2.
E16 = Spettacolo privato
    .text = Evento (teatro). 1 Azione: spendi 3; oppure 2 Azioni: spendi 8. Accompagnatori: ospite +2, ospite +2.
GE1 = Anello di Fidanzamento
    .text = Evento (nozze). 1 Azione: spendi 4. Carta nuziale: fino a quattro con nomi diversi si giocano con 1 Azione.
GE2 = Regalo di Matrimonio
    .text = Evento (nozze). 1 Azione: spendi 3. Accompagnatori: cavallo +2. Carta nuziale: fino a quattro con nomi diversi si giocano con 1 Azione.
GE3 = Addio al Celibato
    .text = Evento (nozze). 1 Azione: spendi 3. Accompagnatori: ospite +2. Carta nuziale: fino a quattro con nomi diversi si giocano con 1 Azione.

## Aiutanti e spese

H01 = Vecchio Amico
    .text = Aiutante. Una volta per round, se puoi pagarla, spendi 1: ottieni 1 Azione per questo turno.
H02 = Giardiniere
    .text = Aiutante. Ogni volta che fai manutenzione a un Maniero o a una Villa puoi spendere 2 in più.
H03 = Cocchiere
    .text = Aiutante. Per ogni evento che giochi e ogni spesa che attivi con il simbolo della carrozza puoi spendere 2 in più.
H04 = Cameriere
    .text = Aiutante. Per ogni evento che giochi e ogni spesa che attivi con il simbolo della cena puoi spendere 2 in più.
H05 = Lupo di Mare
    .text = Aiutante. Per ogni evento che giochi e ogni spesa che attivi con il simbolo della barca puoi spendere 2 in più.
H06 = Sarto
    .text = Aiutante. Per ogni evento che giochi e ogni spesa che attivi con il simbolo del teatro, e ogni volta che vai all’Opera, puoi spendere 2 in più.
H07 = Agente Immobiliare
    .text = Aiutante. Ogni volta che compri una proprietà puoi pagare 2 in più; ogni volta che ne vendi una puoi incassare 2 in meno, mai sotto 0.
H08 = Mastro Stalliere
    .text = Aiutante. Una volta per round, senza Azioni: scegli quante pedine Cavallo vuoi sulle tue Fattorie e spendi 2 per ciascuna.
H09 = Guardiano del Canile
    .text = Aiutante. Una volta per round, senza Azioni: scegli quante pedine Cane vuoi sulle tue Fattorie e spendi 2 per ciascuna.
H10 = Fattore
    .text = Aiutante. Una volta per round fai manutenzione a una Fattoria senza Azioni; vale come la sua unica manutenzione del round.
H11 = Governante di Casa
    .text = Aiutante. Una volta per round fai manutenzione a una casa senza Azioni; vale come la sua unica manutenzione del round.
H12 = Consulente Finanziario
    .text = Aiutante. Una volta per round, senza Azioni: spendi 2.
X01 = Palco a teatro
    .text = Spesa (teatro). Attivala una volta per round con 1 Azione: spendi 3. Accompagnatori: ospite +2.
X02 = Abbonamento stagionale
    .text = Spesa (teatro). Attivala una volta per round con 1 Azione: spendi 4.
X03 = Tavolo riservato
    .text = Spesa (cena). Attivala una volta per round con 1 Azione: spendi 3. Accompagnatori: ospite +2, cuoco +2.
X04 = Carrozza privata
    .text = Spesa (carrozza). Attivala una volta per round con 1 Azione: spendi 3. Accompagnatori: cavallo +2, ospite +2.
X05 = Barca privata
    .text = Spesa (barca). Attivala una volta per round con 1 Azione: spendi 3. Accompagnatori: ospite +2, cane +2.
X06 = Circolo per gentiluomini
    .text = Spesa (cena). Attivala una volta per round con 1 Azione: spendi 4.
X07 = Ballo in società
    .text = Spesa (cena). Attivala una volta per round con 2 Azioni: spendi 8. Accompagnatori: ospite +3, cuoco +2.
GH1 = Organizzatore di Matrimoni
    .text = Aiutante. Per ogni carta nuziale che giochi, da sola o in un set, puoi spendere 1 in più.

## Proprietà

F01 = Allevamento di cavalli
    .text = Fattoria. Prezzo 15; non si deprezza mai. Manutenzione 2. Accompagnatori: cavallo +4.
F02 = Scuderia da monta
    .text = Fattoria. Prezzo 18; non si deprezza mai. Manutenzione 2. Accompagnatori: cavallo +3, cavallo +3.
F03 = Canile
    .text = Fattoria. Prezzo 12; non si deprezza mai. Manutenzione 2. Accompagnatori: cane +3.
F04 = Fattoria mista
    .text = Fattoria. Prezzo 14; non si deprezza mai. Manutenzione 2. Accompagnatori: cavallo +3, cane +2.
F05 = Riserva di caccia
    .text = Fattoria. Prezzo 16; non si deprezza mai. Manutenzione 1. Accompagnatori: cane +2, cane +2, cavallo +3.
T01 = Casa a schiera
    .text = Casa di Città. Prezzo 10; senza manutenzione scende: 10, 8, 6, 4, 2. Manutenzione 3.
T02 = Casa d’angolo
    .text = Casa di Città. Prezzo 12; senza manutenzione scende: 12, 10, 7, 5, 3. Manutenzione 3. Accompagnatori: ospite +2.
T03 = Casa stretta
    .text = Casa di Città. Prezzo 9; senza manutenzione scende: 9, 7, 5, 3, 1. Manutenzione 3. Accompagnatori: cuoco +2.
M01 = Vecchio Maniero
    .text = Maniero. Prezzo 14; senza manutenzione scende: 14, 12, 9, 6, 3. Manutenzione 3.
M02 = Maniero di campagna
    .text = Maniero. Prezzo 16; senza manutenzione scende: 16, 13, 10, 7, 4. Manutenzione 3. Accompagnatori: ospite +2.
M03 = Maniero pieno di spifferi
    .text = Maniero. Prezzo 13; senza manutenzione scende: 13, 11, 8, 5, 3. Manutenzione 4. Accompagnatori: cuoco +2.
V01 = Villa bianca
    .text = Villa. Prezzo 18; senza manutenzione scende: 18, 15, 12, 8, 4. Manutenzione 4.
V02 = Villa sul lago
    .text = Villa. Prezzo 20; senza manutenzione scende: 20, 17, 13, 9, 5. Manutenzione 4. Accompagnatori: ospite +2.
V03 = Villa in cotto
    .text = Villa. Prezzo 17; senza manutenzione scende: 17, 14, 11, 7, 3. Manutenzione 5. Accompagnatori: cuoco +2.
GP1 = Maniero in città
    .text = Casa di Città o Maniero. Prezzo 13; senza manutenzione scende: 13, 11, 8, 5, 3. Manutenzione 3. Accompagnatori: ospite +2. Il tipo si sceglie all’acquisto; poi è sempre quello che preferisci.
GP2 = Maniero-Villa
    .text = Maniero o Villa. Prezzo 17; senza manutenzione scende: 17, 14, 11, 7, 4. Manutenzione 4. Il tipo si sceglie all’acquisto; poi è sempre quello che preferisci.
GP3 = Casa di Città con canile
    .text = Casa di Città. Prezzo 11; senza manutenzione scende: 11, 9, 7, 5, 3, 1. Manutenzione 2. Accompagnatori: cane +2. Finché il suo spazio ospita una pedina, senza manutenzione scende di 2 spazi.
GP4 = Villa delle feste
    .text = Villa. Prezzo 19; senza manutenzione scende: 19, 16, 13, 10, 7, 4. Manutenzione 4. Accompagnatori: ospite +2. Finché il suo spazio ospita una pedina, senza manutenzione scende di 2 spazi.
GP5 = Fattoria di campagna
    .text = Fattoria. Prezzo 15; non si deprezza mai. Manutenzione 2. Accompagnatori: cane oppure cavallo +3, cane oppure cavallo +3.
GP6 = Fattoria ben fornita
    .text = Fattoria. Prezzo 18; non si deprezza mai. Manutenzione 2. Accompagnatori: cavallo +3, cane +2. All’acquisto riceve una pedina Cavallo in omaggio.

## Accompagnatori

C01 = Cane
    .text = Un Accompagnatore per uno spazio da Cane.
C02 = Cavallo
    .text = Un Accompagnatore per uno spazio da Cavallo.
C03 = Ospite
    .text = Un Accompagnatore per uno spazio da Ospite.
C04 = Cuoco
    .text = Un Accompagnatore per uno spazio da Cuoco.

## Carte speciali

S01 = Amministratore
    .text = Aiutante. Due volte per round fai manutenzione a una Fattoria senza Azioni; vale come la sua unica manutenzione del round.
S02 = Fiera degli Allevatori
    .text = Evento. 1 Azione. Gioca insieme quanti Cani, Cavalli e Accompagnatori Jolly vuoi e spendi 3 per ciascuno; puoi spendere 1 in più per quante pedine Cane e Cavallo vuoi su tutta la tua plancia. Non ha simboli.
S03 = Abbonamento all’Opera
    .text = Spesa (teatro). Attivala una volta per round con 1 Azione: spendi 5. Accompagnatori: ospite +2.
S04 = Maniero infestato
    .text = Maniero. Prezzo 18; senza manutenzione scende: 18, 14, 10, 6, 2. Manutenzione 4. Accompagnatori: ospite +2.
S05 = Picnic sul Tamigi
    .text = Evento (barca). 1 Azione: spendi 5. Accompagnatori: ospite +2, cane +2, cuoco +2.
S06 = Cugino scialacquatore
    .text = Aiutante. Una volta per round, se puoi pagarle, spendi 2: ottieni 1 Azione per questo turno.
S07 = Banditore d’asta
    .text = Aiutante. Una volta per round vendi una proprietà senza Azioni, con il suo modificatore.
S08 = Banchetto reale
    .text = Evento (cena). 2 Azioni: spendi 12. Accompagnatori: ospite +3, cuoco +3.
S09 = Scuderia da corsa
    .text = Fattoria. Prezzo 20; non si deprezza mai. Manutenzione 3. Accompagnatori: cavallo +3, cavallo +3, cavallo +3.
S10 = Tiro a quattro
    .text = Spesa (carrozza). Attivala una volta per round con 1 Azione: spendi 5. Accompagnatori: cavallo +2, cavallo +2.
S11 = Valletto
    .text = Aiutante. Una volta per round un evento, o un intero set nuziale, ti costa 1 Azione in meno, in qualsiasi modo lo giochi, mai sotto 0.
S12 = Palazzo
    .text = Villa. Prezzo 25; senza manutenzione scende: 25, 20, 15, 10, 5. Manutenzione 5. Accompagnatori: ospite +3.
S13 = Grande crociera oceanica
    .text = Evento (barca). 2 Azioni: spendi 14. Accompagnatori: ospite +3, cuoco +3, cane +2.
S14 = Recita a corte
    .text = Evento (teatro). 1 Azione: spendi 8. Accompagnatori: ospite +3.
S15 = Notte al casinò
    .text = Evento (cena). 1 Azione: spendi 8. Accompagnatori: cuoco +2.
S16 = Fine settimana a ostacoli
    .text = Evento (carrozza). 2 Azioni: spendi 13. Accompagnatori: cavallo +3, cavallo +3.
S17 = Capo Demolitore
    .text = Aiutante. Una volta per round, senza Azioni: una delle tue case scende di 1 spazio, mai oltre il fondo. A fine round può scendere ancora.

## Nuove carte speciali

GS1 = Segretario mondano
    .text = Aiutante. Una volta per round, fra una giocata e l’altra: pesca 6 carte dai mazzi standard, come vuoi, tienine 1 e scarta le altre 5 scoperte.
GS2 = Crociera enologica
    .text = Evento (barca). 1 Azione: spendi 4. Accompagnatori: ospite +2. Scarta dalla mano quante carte vuoi con il simbolo della barca o della cena: 1 in più per ciascuna. Non danno bonus né abbassamenti di livello.
GS3 = Partita a carte ad alte poste
    .text = Evento (cena). 1 Azione: spendi 3. Poi puoi vendere una proprietà senza altre Azioni, ignorando i modificatori.
GS4 = Tribuna riservata all’ippodromo
    .text = Spesa (carrozza). Attivala una volta per round con 1 Azione: spendi 4. Accompagnatori: cavallo +3.
GS5 = Matrimonio
    .text = Evento (nozze). 1 Azione: spendi 5. Accompagnatori: ospite +2, cuoco +2. Carta nuziale: fino a quattro con nomi diversi si giocano con 1 Azione.
GS6 = Matrimonio (quattro simboli)
    .text = Evento (cena, carrozza, barca, nozze). 1 Azione: spendi 4. Accompagnatori: ospite +2. Carta nuziale, di nome Matrimonio: fino a quattro con nomi diversi si giocano con 1 Azione. Ogni Cameriere, Cocchiere, Lupo di Mare e Organizzatore di Matrimoni può aggiungere il suo bonus; la carta può coprire una voce con uno qualsiasi dei suoi quattro simboli.
GS7 = Castello della Follia
    .text = Villa. Prezzo 24; senza manutenzione scende: 24, 19, 14, 9, 4. Manutenzione 5. Accompagnatori: ospite +3.

## Accompagnatori Jolly

W01 = Accompagnatore Jolly
    .text = Un Accompagnatore qualsiasi quando lo si gioca. Giocato o scartato, torna al suo posto all’inizio del round successivo.

## Lavori

J401 = Impiegato
    .text = Stipendio: teatro 1, cane 1, aiutante 2, fattoria 3.
J402 = Istitutrice
    .text = Stipendio: ospite 1, cena 2, carrozza 2, casa di città 2.
J403 = Bibliotecario
    .text = Stipendio: cavallo 1, aiutante 1, barca 2, teatro 3.
J404 = Direttore delle Poste
    .text = Stipendio: cuoco 1, carrozza 2, teatro 2, maniero 2.
J405 = Maestro di scuola
    .text = Stipendio: cena 1, ospite 1, fattoria 2, barca 3.
J406 = Speziale
    .text = Stipendio: aiutante 1, barca 2, cane 2, villa 2.
J407 = Giornalista
    .text = Stipendio: accompagnatore Jolly 1, teatro 1, cena 2, carrozza 3.
J408 = Capostazione
    .text = Stipendio: fattoria 1, aiutante 2, cavallo 2, cena 2.
J409 = Contabile
    .text = Stipendio: barca 1, cuoco 1, casa di città 2, aiutante 3.
J410 = Curato
    .text = Stipendio: nozze 1, carrozza 2, teatro 2, maniero 2.
J501 = Banchiere
    .text = Stipendio: villa 1, aiutante 2, cena 2, carrozza 3, teatro 3.
J502 = Medico
    .text = Stipendio: barca 2, cuoco 2, fattoria 2, aiutante 2, cena 3.
J503 = Avvocato
    .text = Stipendio: cane 1, teatro 2, maniero 2, barca 3, cena 3.
J504 = Architetto
    .text = Stipendio: casa di città 2, carrozza 2, ospite 2, teatro 2, fattoria 3.
J505 = Professore
    .text = Stipendio: cavallo 1, barca 2, villa 2, aiutante 3, cena 3.
J506 = Funzionario statale
    .text = Stipendio: carrozza 2, fattoria 2, cuoco 2, cena 2, maniero 3.
J507 = Ispettore di polizia
    .text = Stipendio: accompagnatore Jolly 1, ospite 2, casa di città 2, teatro 3, barca 3.
J508 = Direttore di fabbrica
    .text = Stipendio: cavallo 2, aiutante 2, maniero 2, barca 2, carrozza 3.
J509 = Direttore di giornale
    .text = Stipendio: nozze 1, cane 2, cena 2, villa 3, fattoria 3.
J510 = Direttore di assicurazioni
    .text = Stipendio: accompagnatore Jolly 1, cavallo 2, carrozza 2, aiutante 3, casa di città 3.

## Ultime volontà

B70 = Ultime volontà da 70 sterline
    .text = Ogni erede riceve 70 sterline.
B80 = Ultime volontà da 80 sterline
    .text = Ogni erede riceve 80 sterline.
B90 = Ultime volontà da 90 sterline
    .text = Ogni erede riceve 90 sterline.
B100 = Ultime volontà da 100 sterline
    .text = Ogni erede riceve 100 sterline.
B110 = Ultime volontà da 110 sterline
    .text = Ogni erede riceve 110 sterline.
B120 = Ultime volontà da 120 sterline
    .text = Ogni erede riceve 120 sterline.
B130 = Ultime volontà da 130 sterline
    .text = Ogni erede riceve 130 sterline.
G55-4 = Ultime volontà da 55 sterline, con lavori a 4 voci
    .text = Ogni erede riceve 55 sterline; i lavori, per chi ne riceve uno, sono a 4 voci.
G60-4 = Ultime volontà da 60 sterline, con lavori a 4 voci
    .text = Ogni erede riceve 60 sterline; i lavori, per chi ne riceve uno, sono a 4 voci.
G65-4 = Ultime volontà da 65 sterline, con lavori a 4 voci
    .text = Ogni erede riceve 65 sterline; i lavori, per chi ne riceve uno, sono a 4 voci.
G70-4 = Ultime volontà da 70 sterline, con lavori a 4 voci
    .text = Ogni erede riceve 70 sterline; i lavori, per chi ne riceve uno, sono a 4 voci.
G75-4 = Ultime volontà da 75 sterline, con lavori a 4 voci
    .text = Ogni erede riceve 75 sterline; i lavori, per chi ne riceve uno, sono a 4 voci.
G70-5 = Ultime volontà da 70 sterline, con lavori a 5 voci
    .text = Ogni erede riceve 70 sterline; i lavori, per chi ne riceve uno, sono a 5 voci.
G75-5 = Ultime volontà da 75 sterline, con lavori a 5 voci
    .text = Ogni erede riceve 75 sterline; i lavori, per chi ne riceve uno, sono a 5 voci.
G80-5 = Ultime volontà da 80 sterline, con lavori a 5 voci
    .text = Ogni erede riceve 80 sterline; i lavori, per chi ne riceve uno, sono a 5 voci.
G90-5 = Ultime volontà da 90 sterline, con lavori a 5 voci
    .text = Ogni erede riceve 90 sterline; i lavori, per chi ne riceve uno, sono a 5 voci.
G100-5 = Ultime volontà da 100 sterline, con lavori a 5 voci
    .text = Ogni erede riceve 100 sterline; i lavori, per chi ne riceve uno, sono a 5 voci.

## Programmi

P23-1 = programma 1: 4 carte, 2 Faccendieri, 1 Azione
P23-2 = programma 2: 2 carte, 2 Faccendieri, 2 Azioni
P23-3 = programma 3: 0 carte, 2 Faccendieri, 3 Azioni
P23-4 = programma 4: 6 carte, 1 Faccendiere, 2 Azioni
P23-5 = programma 5: 4 carte, 1 Faccendiere, 3 Azioni
P23-6 = programma 6: 2 carte, 1 Faccendiere, 4 Azioni
P45-1 = programma 1: 5 carte, 2 Faccendieri, 1 Azione
P45-2 = programma 2: 2 carte, 2 Faccendieri, 2 Azioni
P45-3 = programma 3: 0 carte, 2 Faccendieri, 3 Azioni
P45-4 = programma 4: 7 carte, 2 Faccendieri, 1 Azione
P45-5 = programma 5: 4 carte, 1 Faccendiere, 3 Azioni
P45-6 = programma 6: 3 carte, 2 Faccendieri, 3 Azioni
P45-7 = programma 7: 1 carta, 2 Faccendieri, 4 Azioni
T25-1a = programma 1: 2 carte, 3 Faccendieri, 1 Azione
T25-1b = programma 1: 4 carte, 2 Faccendieri, 1 Azione
T25-2a = programma 2: 5 carte, 2 Faccendieri, 1 Azione
T25-2b = programma 2: 2 carte, 2 Faccendieri, 2 Azioni
T25-3a = programma 3: 0 carte, 2 Faccendieri, 3 Azioni
T25-3b = programma 3: 3 carte, 2 Faccendieri, 2 Azioni
T25-4a = programma 4: 7 carte, 2 Faccendieri, 1 Azione
T25-4b = programma 4: 2 carte, 3 Faccendieri, 2 Azioni
T25-5a = programma 5: 4 carte, 1 Faccendiere, 3 Azioni
T25-5b = programma 5: 3 carte, 3 Faccendieri, 2 Azioni
T25-6a = programma 6: 3 carte, 2 Faccendieri, 3 Azioni
T25-6b = programma 6: 6 carte, 2 Faccendieri, 2 Azioni
T25-7a = programma 7: 1 carta, 2 Faccendieri, 4 Azioni
T25-7b = programma 7: 2 carte, 3 Faccendieri, 3 Azioni
T25-8a = programma 8: 4 carte, 1 Faccendiere, 4 Azioni
T25-8b = programma 8: 5 carte, 2 Faccendieri, 3 Azioni
T34-1a = programma 1: 4 carte, 2 Faccendieri, 1 Azione
T34-1b = programma 1: 3 carte, 1 Faccendiere, 2 Azioni
T34-2a = programma 2: 3 carte, 3 Faccendieri, 1 Azione
T34-2b = programma 2: 4 carte, 1 Faccendiere, 2 Azioni
T34-3a = programma 3: 6 carte, 2 Faccendieri, 1 Azione
T34-3b = programma 3: 1 carta, 3 Faccendieri, 2 Azioni
T34-4a = programma 4: 1 carta, 2 Faccendieri, 3 Azioni
T34-4b = programma 4: 6 carte, 1 Faccendiere, 2 Azioni
T34-5a = programma 5: 5 carte, 2 Faccendieri, 2 Azioni
T34-5b = programma 5: 3 carte, 3 Faccendieri, 2 Azioni
T34-6a = programma 6: 3 carte, 2 Faccendieri, 3 Azioni
T34-6b = programma 6: 5 carte, 1 Faccendiere, 3 Azioni
T34-7a = programma 7: 2 carte, 3 Faccendieri, 3 Azioni
T34-7b = programma 7: 7 carte, 2 Faccendieri, 2 Azioni
T34-8a = programma 8: 2 carte, 2 Faccendieri, 4 Azioni
T34-8b = programma 8: 5 carte, 2 Faccendieri, 3 Azioni

## Spazi delle Commissioni

offer1 = posto 1 dell’offerta
offer2 = posto 2 dell’offerta
offer3 = posto 3 dell’offerta
offer4 = posto 4 dell’offerta
offer5 = posto 5 dell’offerta
offer6 = posto 6 dell’offerta
offer7 = posto 7 dell’offerta
offer8 = posto 8 dell’offerta
offer9 = posto 9 dell’offerta
wild1 = posto 1 degli Accompagnatori Jolly
wild2 = posto 2 degli Accompagnatori Jolly
draw = il tavolo dei mazzi
    .text = Pesca: una carta da un mazzo standard a scelta; per tutti gli eredi, una volta a round ciascuno.
opera = l’Opera
    .text = Spendi 2; chi ha un lavoro può coprire una voce Teatro.
market = il Mercato Immobiliare
    .text = Disponi da capo i quattro modificatori o, per opzione, scambiane due.
extension = la Prolunga
    .text = Un posto in più sulla tua plancia.
new-special = Nuova carta speciale
    .text = Prendi la nuova carta speciale che vi si trova.
demotion = l’Abbassamento di livello
    .text = Copri una voce qualsiasi del tuo lavoro.
combined = l’Abbassamento o Prolunga
    .text = Copri una voce qualsiasi del tuo lavoro, se ne hai uno, o prendi un posto in più.

## Posti di una plancia

p0 = posto 1
p1 = posto 2
p2 = posto 3
p3 = posto 4
p4 = posto 5
p5 = posto 6
p6 = posto 7
p7 = posto 8
p8 = posto 9
p9 = posto 10
p10 = posto 11
p11 = posto 12
p12 = posto 13
p13 = posto 14
p14 = posto 15
p15 = posto 16
p16 = posto 17
p17 = posto 18
p18 = posto 19

## Parole

theatre = Teatro
dinner = Cena
carriage = Carrozza
boat = Barca
wedding = Nozze
farm = Fattoria
townhouse = Casa di Città
manor = Maniero
villa = Villa
dog = Cane
horse = Cavallo
guest = Ospite
chef = Cuoco
wild = Accompagnatore Jolly
event = Eventi
helper = Aiutanti
property = Proprietà
companion = Accompagnatori
special = Carte speciali
bankrupt = Qualcuno è in bancarotta.
rounds = I sette round sono finiti.
word-money = denaro
word-debt = debito
word-job = lavoro
word-salary = stipendio
word-board = plancia
word-hand = mano
word-deck = mazzo
word-discards = scarti
word-offer = offerta
word-plan = programma
word-boy = Faccendiere
word-action = Azione
word-token = pedina
word-modifier = modificatore
word-upkeep = manutenzione
word-value = valore
word-sacked = licenziato
word-bankrupt = in bancarotta
word-nobody = nessuno
