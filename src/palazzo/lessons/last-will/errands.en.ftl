title = Early to rise
about = Plans for the day, and boys to run your errands.

morning = A new day, and money still in the house. First everyone takes a <b>plan</b>: how many cards, how many errand boys, how many actions.

plan = Who stands <b>further left</b> goes first with everything; who stands further right can do more. Today we are lazy and efficient: one of the last plans.
    .do = Take plan 6 or plan 7
    .wrong = Up before noon? Take plan 6 or 7; the early bird has to <em>earn</em> things.

decks = Your plan lets you draw cards. <b>Events</b> are dinners and outings, <b>helpers</b> waste money with you, <b>properties</b> are expensive, <b>companions</b> make everything dearer.

draw = Take them from whichever decks you like; change what is laid out, or leave it. At night you <b>keep only two</b>, so draw what you can waste today.
    .do = Say which decks to draw from, then confirm

errand = Now the boys run. { $s1 }’s boy was first and took the { $H01 }. Send yours for an outing: the { $E13 } or the { $E05 }. Both are paid for and gone; a farm you would only <b>own</b>.
    .do = Send your boy for { $E13 } or { $E05 }
    .wrong = He is young, do not confuse him. { $E13 } or { $E05 }.

tip = Each space takes one boy, so who goes early gets what he wants, and who goes late has actions to use it. My tip: look <b>what the others need</b>, and be polite by sending your boy there first.
