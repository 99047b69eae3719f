### What clerks say at Last Will, each about what they have just done. The voice: an heir of good family, doing their best.

remark-last-will-buy =
    .a = { $a }: damp, draughty, and dear. I take it.
    .b = I have not seen { $a }. I have seen the price, and was moved.
    .c = A roof that leaks is money that runs.

remark-last-will-sale =
    .a = { $a } has been a disappointment: somebody wanted it.
    .b = Sold. Do not tell me what a house like that ought to bring.

remark-last-will-friend =
    .a = { $a } comes with the warmest recommendations and the highest wages.
    .b = What would one be without staff? Richer, I am told.

remark-last-will-habit =
    .a = { $a }: one begins with a visit, and ends with a habit.
    .b = I subscribe. For life, or for as long as the money lasts.

remark-last-will-farewell =
    .a = { $a }, it was never the same after the first bill was paid.
    .b = One must know when to part. Keep the change.

remark-last-will-evening =
    .a = { $a }, and everything on my account. Everything.
    .b = No, no, the other bottle. The one in the safe.
    .c = A memorable evening. I hope somebody kept the bill.

remark-last-will-fetch =
    .a = My boy has a gift for finding what I cannot afford.
    .b = { $a }? How thoughtful. How expensive.

remark-last-will-opera =
    .a = I slept through all five acts. Worth every pound.
    .b = They sang that virtue is rewarded. I left a tip.

remark-last-will-market =
    .a = Prices are a matter of taste, and I have none.
    .b = I told a man in a hat that the railway will not come after all.

remark-last-will-demoted =
    .a = A smaller desk, at last. The window was distracting.
    .b = My superior spoke of disappointment. I spoke of lunch.
    .c = One more reprimand, and I shall have it framed.

remark-last-will-sacked =
    .a = They were kind enough to hold the door.
    .b = Free! And with nothing to my name but my name.

remark-last-will-ruined =
    .a = Not a penny. Uncle would have been proud.
    .b = I believe this is what is called liquidity: it has all run out.
