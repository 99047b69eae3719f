title = The quiet counter
about = Money counts only abroad: how it gets there.

counter = The night is over and you are alive, <b>at the bank</b>, with 6 million in your coat. Those who slept elsewhere may look through the window.

deposit = Money in the account cannot be stolen, taxed or inherited. Money in the coat can be all three by tomorrow. <em>All of it</em>, please.
    .do = Pay in all three notes, and sign
    .wrong = Keep nothing back for the taxi, General: the taxi driver is in the opposition.

safe = 7 million abroad. Nobody else knows the sum: they see <b>that</b> you have been to the bank, and draw their conclusions, mostly with a ruler and a map.

tip = At the end only this account is counted. My tip: a bank visit every second year wins more often than a fortune that is <b>still in the country</b>.
