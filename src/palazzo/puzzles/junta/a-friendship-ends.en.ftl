title = A friendship ends
task = Be elected President.
tale = Inocencio has the Dawn and the Overalls, who adore each other: fifteen votes together. Apart they would be ten, and it could be arranged that they are five.
hint = Before a ballot one may still make a phone call.
lesson = Partners are worth more together: take one away before the vote, and half of the other goes with it.
