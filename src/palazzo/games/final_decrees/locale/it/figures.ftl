## Cifre che una risposta cambierebbe

figure-blame = Colpa
figure-rank = posizione
figure-directs = dirige
figure-cards = carte
figure-office-blame = Colpa sul posto
figure-controller = risponde a
figure-lies = si trova a
figure-stamps = timbri
figure-actions = azioni rimaste
figure-enacted = decreti approvati
