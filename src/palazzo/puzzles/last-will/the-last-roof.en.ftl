title = The last roof
task = Be bankrupt before your turn ends.
tale = You are nearly ruined, but for a villa that stubbornly goes on being worth something. A gentleman with a roof cannot even have debts.
hint = Ruin the house by living in it, then be rid of it; the party comes last, when nobody can stop you spending.
lesson = While you own property you cannot go below nought. Keep it up, sell it, and only then spend what you no longer have.
