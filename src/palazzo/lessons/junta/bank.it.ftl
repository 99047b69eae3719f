title = Lo sportello tranquillo
about = Il denaro conta solo all’estero: come ci arriva.

counter = La notte è passata e sei vivo, <b>in banca</b>, con 6 milioni nel cappotto. Chi ha dormito altrove può guardare dalla vetrina.

deposit = Il denaro sul conto non si ruba, non si tassa e non si eredita. A quello nel cappotto, entro domani, può capitare tutto. <em>Tutto quanto</em>, prego.
    .do = Versa tutte e tre le banconote, e firma
    .wrong = Non tenere niente per il taxi, Generale: il tassista è dell’opposizione.

safe = 7 milioni all’estero. La somma non la sa nessun altro: vedono <b>che</b> sei stato in banca, e tirano le conclusioni, di solito con righello e cartina.

tip = Alla fine si conta solo questo conto. Il mio consiglio: una visita in banca ogni due anni vince più spesso di un patrimonio <b>ancora in patria</b>.
