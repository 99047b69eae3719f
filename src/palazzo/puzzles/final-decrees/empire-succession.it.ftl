title = Una successione ordinata
task = Emana un editto in questo turno.
tale = All’Editto dell’Ordinata Successione mancano tre sigilli: delle spie, dei riformatori e del trono. Hai tre azioni, nessuna voglia di alzarti e la manica molto piena.
hint = Prima gli straordinari. Poi ricorda che la corsia preferenziale inoltra gratis, e che la delega firma su ogni scrivania che non sia tua.
lesson = La Corsia Preferenziale timbra e spedisce in un’azione; la delega timbra dove non siedi, e il corriere porta avanti. Pensa dall’ultimo sigillo all’indietro.
