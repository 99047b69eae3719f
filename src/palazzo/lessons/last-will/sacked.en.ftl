title = How to lose a job
about = A salary every round is a catastrophe; here is the remedy.

job = Worse than an inheritance: you have a <b>job</b>. Every round they pay you, and nobody with a job can win, however poor.

lines = A job has lines, each with a sign. Behave so that you cover a line, and that part of your salary is gone. Three of yours are covered; what is left is the <b>theatre</b>.

play = So be seen at an { $E13 }, on a working day, laughing. You may take <b>one demotion a round</b>; this is it, and the last line.
    .do = Play { $E13 }, and let your position suffer
    .wrong = They would forgive you that. { $E13 }, in the front row.

free = Somebody from the office sat in the box above: <b>sacked!</b> No salary, no colleagues, no obstacle: without job and without house you may now go all the way down to nothing, and below.

tip = At most one line a round: four lines take four rounds, so begin on the first day. My tip: choose dinners, dogs and theatres <b>by their sign</b>; a card that ruins purse and reputation at once is worth two.
