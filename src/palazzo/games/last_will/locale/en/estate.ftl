### Last Will: words on one's own board, the payslip, the paper of a play, the market and the solicitor's desk.

## The payslip

estate-payslip = Your payslip
estate-payslip-of = The payslip of { $seat }
estate-covered = COVERED
estate-demoted = demoted this round
estate-not-demoted = not demoted yet
estate-no-job = No job
estate-free = You may owe as much as you like.
estate-free-of = May owe as much as they like.
estate-free-but-property = Sell the last property, and you may go into debt.
estate-free-but-property-of = The last property sold, may go into debt.

## One's own board

estate-yours = Your board
estate-of = The board of { $seat }
estate-about-to-act = considers what to waste.
estate-every-verb = every verb costs
estate-falls = ; a house not seen to falls a step at the end of the round
estate-demotion-means = A covered line pays no more; only one a round. Cover the last and you are sacked, which is the idea.
estate-market = Market
estate-so-far = Spent
estate-nothing-yet = nothing yet
estate-acts = Acting
estate-place-free = free
estate-maintained = MAINTAINED
estate-stays = stays £{ $value }
estate-or-falls = or falls to £{ $value }
estate-falls-to = falls to £{ $value }
estate-adds = adds £{ $amount }
estate-saves = saves an action
estate-with-help = of it £{ $amount } by helpers
estate-activated = activated
estate-used = used
estate-free-of-charge = free
estate-verb-maintain = Maintain
estate-verb-sell = Sell
estate-verb-activate = Activate
estate-verb-use = Call on
estate-call-all = Call on all helpers
    .short = All helpers
estate-verb-lower = Knock down
estate-verb-throw = Dismiss

## The paper of a play

estate-paper = How to play “{ $card }”
estate-how = How?
estate-company = In company, and who helps
estate-suffers = Your position suffers
estate-none-suffers = Keep my position
estate-set = set of { $count }
estate-as = { $card }: { $kind }
estate-to = to { $sum }
estate-put-back = Put it back
estate-all = All choices
estate-and-sacked = … and you are sacked!
estate-do-play = Play “{ $card }”
estate-do-wed = Play the wedding
estate-do-opera = To the Opera
estate-do-place = Lay down “{ $card }”
estate-do-buy = Buy “{ $card }”
estate-do-activate = Activate “{ $card }”
estate-do-maintain = Maintain “{ $card }”
estate-do-sell = Sell “{ $card }”
estate-do-use = Call on “{ $card }”
estate-do-lower = Have “{ $card }” knock it down

## The solicitor's desk

estate-desk-keep-first-cards = Your first cards
    .more = The other four are discarded, face up, with everyone's.
estate-desk-keep-drawn = What you have drawn
    .more = The others are discarded, face up.
estate-desk-discard-surplus = Too much in hand
    .more = Two may remain; the others are discarded, face up.
estate-count = { $count } of { $most }
estate-kept = kept
estate-goes = goes
estate-waits = The heirs are choosing.
estate-at-once = { $seats_count ->
    [0] { "" }
    [one] { $seats } chooses too, in secret.
   *[other] { $seats } choose too, in secret.
}
estate-covers = Covers { $line }: −£{ $amount }.
estate-keep-house = Upkeep £{ $upkeep } a round, or it rots in steps to £{ $last }.
estate-keep-farm = Upkeep £{ $upkeep } a round; it never loses value.
estate-keep-expense = £{ $amount } gone, round after round.
estate-keep-event = £{ $amount } gone in one evening.
estate-keep-companion = Company for an evening, or a house.
estate-helps-add = £{ $amount } more with each { $symbols }.
estate-helps-maintain = £{ $amount } more for each { $types } you maintain.
estate-helps-trade = Buy for £{ $amount } more, sell for £{ $amount } less.
estate-helps-action = £{ $pay } gone for one more action, every round.
estate-helps-spend = £{ $amount } gone every round, without an action.
estate-helps-tokens = £{ $amount } gone for each { $symbols } on your farms.
estate-helps-waive-maintain = { $count ->
    [1] { $types }
   *[other] Houses
}: upkeep without an action, { $times ->
    [1] once
   *[other] twice
} a round.
estate-helps-waive-sell = Sells a property without an action, once a round.
estate-helps-waive-white = An event for one action less, once a round.
estate-helps-lower = One of your houses falls a step, every round.
estate-helps-draw = Draw { $cards } cards and keep { $keep }, every round.

## The market

estate-as-they-were = As they were
estate-offer-and-hand = On offer, and in your hand
estate-others = The other heirs
