title = Out by tea-time
task = Be sacked, and bankrupt, before your turn ends.
tale = One line stands between you and unemployment, and it is a horse. The inheritance must be gone by tea as well.
hint = The horse must be seen in company. And whoever has a job pays only with money he has.
lesson = Cover the last line with a companion early: sacked people may run up debts, employed ones may not.
