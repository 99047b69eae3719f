### What the table is told, and what bots say to each other: put into words by the browser.

notice-time = { $seat } ran out of time: the quiet answer was given.
notice-bot = A bot stands in for { $seat }.
notice-slow = { $seat } had not answered for as long as this table waits: a bot stands in.
notice-back = { $seat } is back.
notice-closed = The host has closed the table.
notice-agreed = The host has changed what is agreed: { $what }.

refusal-instead = Not like that. So amended, I sign.
refusal-cannot = I have not got what you ask of me.
refusal-nothing = And what would be in it for me?
refusal-word = Your word has been broken before. Show me something I can hold.
refusal-purse = And from what would you pay that? Promise less, or put the money on the table.
refusal-dear = Too dear for what it brings me.

## What bots of a temperament say of what was done to them

mood-honest-betrayed = { $other }, you gave me your word. I still have mine.
mood-honest-thankful = { $other } keeps a promise. I had forgotten what it looks like.
mood-honest-shot-at = { $other }, you might simply have asked me to leave.
mood-honest-blamed = I will answer for what I did, { $other }. That was yours.
mood-honest-left-out = Not one peso for me, { $other }? Then I shall count everybody else’s.
mood-honest-begging = { $other }, I am the last in the room. Leave me alone and I will not forget it.
mood-opportunist-betrayed = Well played, { $other }. I was about to do the same.
mood-opportunist-thankful = Thank you, { $other }. I hardly expected it, and would hardly have done it.
mood-opportunist-shot-at = No hard feelings, { $other }. Business is business, until I am in charge of it.
mood-opportunist-blamed = How clever, { $other }. Somebody else would have paid you not to.
mood-opportunist-left-out = My vote has a price, { $other }, and you have just saved it. Pity.
mood-opportunist-begging = { $other }, look at the figures: I am no danger to anyone. Now look at who is.
mood-vindictive-betrayed = I write everything down, { $other }. You have a page to yourself now.
mood-vindictive-thankful = You kept your word, { $other }. One name fewer on my list.
mood-vindictive-shot-at = You missed the part of me that remembers, { $other }. Sleep lightly.
mood-vindictive-blamed = I know whose handwriting this is, { $other }. You will get it back, with interest.
mood-vindictive-left-out = Nothing for me, { $other }? The army eats too. We shall talk of it in the street.
mood-vindictive-begging = Leave me where I am, { $other }, and I may forget your name. Do not, and I shall not.
mood-generous-betrayed = You must have had your reasons, { $other }. Next time, tell me one.
mood-generous-thankful = Bless you, { $other }. Come to me when you need something.
mood-generous-shot-at = My dear { $other }, the gun was quite unnecessary. Have some coffee.
mood-generous-blamed = I suppose you had too much of it, { $other }. But I have a family too.
mood-generous-left-out = Keep it, { $other }, if you need it so badly. The others will ask after me.
mood-generous-begging = { $other }, have mercy: I would do as much for you, and have.
