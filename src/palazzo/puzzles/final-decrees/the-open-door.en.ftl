title = The door nobody watches
task = Enact a decree this turn.
tale = The Waste-Cutting Decree lacks one stamp, and the one desk that has it has nobody behind it. Three actions; a parade would be so much more comfortable.
hint = A desk without a minister is not a desk without a chair.
lesson = Whoever walks into an empty ministry signs there at once: forward, follow, stamp.
