### What clerks say at Final Decrees, each about what they have just done. The voice: a career official, never at fault.

remark-final-decrees-posts =
    .a = Everyone where they can do least harm. To me.
    .b = Congratulations to all. Complaints by the usual channel, which is closed.

remark-final-decrees-stamp =
    .a = { $a_the }: seen, stamped, and not read.
    .b = My stamp is on it. My signature, you will notice, is not.
    .c = One stamp nearer to history. Mind the ink.

remark-final-decrees-forward =
    .a = { $a_the }, with my compliments, { $b_to }. It was in the way.
    .b = Out of my tray. How light one feels.
    .c = I would not dream of keeping this from { $b_the }.

remark-final-decrees-leave =
    .a = I have always felt a calling for this office. Since a moment ago.
    .b = New desk, new carpet, no past.

remark-final-decrees-move =
    .a = { $a }, a change of air will do you good.
    .b = Take your things, { $a }. And those of your predecessor.

remark-final-decrees-mint =
    .a = The budget allows it. I have just asked the budget.
    .b = Time is money, and I have printed some.

remark-final-decrees-manoeuvre =
    .a = While everyone looks up at the parade, nobody looks at the accounts.
    .b = A parade. Nothing clears the air like a parade.

remark-final-decrees-investigate =
    .a = { $b }, purely a formality. Do bring a lawyer.
    .b = I happened to be passing { $a_the }, with a warrant.
    .c = { $b }, would you recognise your own handwriting?

remark-final-decrees-distribute =
    .a = Responsibility must be shared. Downwards.
    .b = I do not shift blame. I delegate it.

remark-final-decrees-reassign =
    .a = A small reshuffle. Do not unpack.
    .b = It is not a demotion: the chairs have been promoted.

remark-final-decrees-accuse =
    .a = { $a }, I hear the press has found something. I wonder how.
    .b = Nothing personal, { $a }. It says so on the envelope.

remark-final-decrees-everyone =
    .a = The same for everyone, present company excepted.
    .b = One must not single anybody out.

remark-final-decrees-removal =
    .a = I have looked into my own case, and I am moved.
    .b = Mercy begins at home.

remark-final-decrees-stop =
    .a = The office is closed. Come back yesterday.
    .b = I have done my duty, and part of somebody else’s.
