## Figures that an answer would change

figure-money = money
    .amount = £{ $value }
figure-worth = worth
    .amount = £{ $value }
figure-rank = rank
figure-bankrupt = bankrupt
figure-cards = cards
figure-drawn = cards drawn
figure-actions = actions left
figure-boys = errand boys
figure-plan = plan
figure-job = job
figure-salary = salary
    .amount = £{ $value }
figure-demoted = demoted
figure-value = value
    .amount = £{ $value }
figure-market = market price
