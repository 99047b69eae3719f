title = Something for the cellar
task = Be sacked, and bankrupt, before your turn ends.
tale = A wine-tasting cruise takes anything with a glass or a wheel on it, and asks for more. Your employer would be so disappointed to see you aboard.
hint = What you throw overboard costs a pound each. But be disappointed in only as many as you can pay, until you are free.
lesson = The cruise eats cards with wheel or glass; the play that gets you sacked must still be paid in money you have.
