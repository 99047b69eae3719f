### What clerks say at Junta, each about what they have just done. The voice: an old friend of the family, in dark glasses.

remark-junta-candidacy =
    .a = The people have begged me. I have their photographs.
    .b = I never sought this office. It was always in the other direction.
    .c = If called, I shall serve. I have just called.

remark-junta-government =
    .a = A government of national unity: you all owe me.
    .b = Every post to whoever deserves it, and what was left to you.
    .c = Uniforms may be collected at the back door. Bring your own buttons.

remark-junta-cousin =
    .a = My cousin is young, but he has the right surname.
    .b = A vacant office is a danger to the state. Fortunately there is my cousin.

remark-junta-budget =
    .a = The aid was smaller than we hoped. It always is, after lunch.
    .b = Read it quickly, the figures are shy.
    .c = Every peso accounted for. By me.

remark-junta-no-budget =
    .a = This year we invest in patience.
    .b = The nation asks for sacrifices. Yours.

remark-junta-vote-yes =
    .a = A just budget. I counted twice.
    .b = I vote with my conscience, which has just been paid.

remark-junta-vote-no =
    .a = My constituents are appalled. They telephoned: both of them.
    .b = I have seen tips larger than this.
    .c = No. And you may tell Switzerland I said so.

remark-junta-force =
    .a = The Chamber will now be counted again, by the Police.
    .b = Everybody keep your seats. That was not a suggestion.

remark-junta-police =
    .a = { $a }, some men would like a word. They will not need many.
    .b = Routine enquiries { $b_at }. Nothing to see, by tomorrow.
    .c = I hear { $a } sleeps badly { $b_at }.

remark-junta-returner =
    .a = Welcome home, { $a }. Mind the step.
    .b = { $a }, your papers were in order. Your timing was not.

remark-junta-squad =
    .a = { $a }, a last cigarette? Yours, if you have any.
    .b = Nothing personal, { $a }. Purely your wallet.

remark-junta-mercy =
    .a = I forgive everybody. I have the list here somewhere.
    .b = No shots tonight. Bullets are imported.

remark-junta-side-rebels =
    .a = I was always with the people. These people.
    .b = The wind has changed, and I own a weathercock.

remark-junta-side-president =
    .a = My loyalty was never in doubt. Much.
    .b = Long live the President! For the time being.
