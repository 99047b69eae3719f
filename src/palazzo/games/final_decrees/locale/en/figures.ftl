## Figures that an answer would change

figure-blame = blame
figure-rank = rank
figure-directs = directs
figure-cards = cards
figure-office-blame = blame there
figure-controller = answers to
figure-lies = lies at
figure-stamps = stamps
figure-actions = actions left
figure-enacted = decrees enacted
