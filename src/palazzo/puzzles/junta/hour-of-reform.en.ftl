title = The hour of reform
task = Have Ramona’s budget rejected, with “{ $V02 }” still in your hand.
tale = The President’s friends have sixteen votes in the Chamber, and you have half of that and a great deal of patience. Divine Patience, to be exact.
hint = Reform means: their friends vote, you hold the pen. But someone of yours must be in play first.
lesson = The Hour of Reform needs its party on the table; then every smaller Influence of the others is yours to cast till the end of the turn.
