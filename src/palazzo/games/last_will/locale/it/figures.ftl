## Cifre che una risposta cambierebbe

figure-money = denaro
    .amount = £{ $value }
figure-worth = patrimonio in tutto
    .amount = £{ $value }
figure-rank = posizione
figure-bankrupt = in bancarotta
figure-cards = carte
figure-drawn = carte pescate
figure-actions = azioni rimaste
figure-boys = Faccendieri
figure-plan = programma
figure-job = lavoro
figure-salary = stipendio
    .amount = £{ $value }
figure-demoted = retrocesso
figure-value = valore
    .amount = £{ $value }
figure-market = prezzo di mercato
