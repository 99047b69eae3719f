### Last Will: where the rulebook is silent or says two things, how we decided, with its sentence (`.book`).

ruling-W-4-3 = With five players each half of this space opens only once its own space is taken; with fewer, where that other extension space does not exist, both halves are open.
    .book = In a 5-player game you may use this errand to take a demotion token if the other space that offers one is already taken.

ruling-W-6-2 = Nobody declares: whoever has neither property nor job and 0 or less is bankrupt at once, wanted or not, and stays so. A declaration could only be put off to let the others play on, and ruin is not a choice.
    .book = Once you are rid of your properties and of your job card, you may declare bankruptcy and go into debt by the rules of the base game.

ruling-W-8-3 = Ranking the employed last keeps both sentences: the last salary is paid, the totals are compared as ever, and an employed heir wins only where everybody is employed.
    .book = As long as you have a job, you cannot be declared the winner! / The rules to determine the winner are those of the base game, save one: … all players who still have a job card get an additional salary.

ruling-W-9-1 = Jobs lie open before everyone.
    .book = …deal one to each player at random.

ruling-W-9-2 = Only the sacked are barred: whoever has had a demotion this round may still send a boy there, for nothing.
    .book = You cannot send an errand boy on this errand if you have already been sacked.

ruling-W-9-6 = The Fair itself never earns a demotion. The dogs, horses and wild companions played with it do: it is a white card, and a companion counts when played along with one.
    .book = Breeders’ Fair (a white-bordered special card) has no symbols in its top left corner. … / A companion card may be worth a demotion if played together with a white-bordered card…

ruling-W-9-7 = A play is paid before it earns its demotion: while you still have a job, it must be within your means, even where it costs you that job. Debt is open from the next payment on.
    .book = When you get enough demotions to cancel all lines of the salary, discard your job card.

ruling-W-10-2 = Only the action is shared. Each card of the set takes its own companions and bonuses; the set earns one demotion at most. The two special Weddings have one name and never go together.
    .book = However, you may play a set of 2, 3 or 4 different wedding cards together at the cost of a single action.

ruling-W-10-6 = The symbol in the top left corner counts, as everywhere: an Old Sea Dog or a Waiter in hand shows the helper there and cannot be thrown in. Cards of any colour can; one that shows both symbols counts once.
    .book = You may discard as many cards showing the wheel or the wine glass symbol as you want.

ruling-W-10-8 = Only the modifiers are ignored: an Estate Agent may still lower what you get.
    .book = For this sale, ignore the modifier tokens.

ruling-W-10-9 = Once a round, between two plays of your own; the five are discarded openly.
    .book = At any moment of your actions phase you may draw 6 cards and keep 1 (discard the other 5).
