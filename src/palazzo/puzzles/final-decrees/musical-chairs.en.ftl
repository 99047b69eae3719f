title = Musical chairs
task = Win: Stagnation is the last card, and the next player must draw it.
tale = Bruno and Carla are nearly spotless, and the empty Parliament is ankle-deep in ink. Nobody may refuse a promotion.
hint = A chair that somebody leaves is empty for the next.
lesson = Moving somebody costs one action and needs no consent. Fill the dirty empty office with one rival, and what they leave with another.
