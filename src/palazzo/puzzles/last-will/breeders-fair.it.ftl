title = La fiera degli allevatori
task = Spendi fino all’ultima sterlina prima della fine del turno: tieni la fattoria, e nient’altro.
tale = La fattoria mangia, nitrisce e non vuol saperne di perdere valore. Ma oggi c’è una fiera, e tutto ciò che ha quattro zampe si può strapagare.
hint = Alla fiera contano i segnalini quanto gli animali in mano. Vacci finché la fattoria è in piedi.
lesson = La fiera, lo stalliere e il mantenimento contano gli stessi segnalini: somma quanto prende ciascuno, e non lasciare un soldo.
