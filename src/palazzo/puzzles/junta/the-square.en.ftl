title = The people in the square
task = End the coup with three of the five seats of power in rebel hands.
tale = One centre is yours, one movement is left, and in your sleeve there are crowds who have always been spontaneous.
hint = A crowd that has just arrived may still march, if you have not.
lesson = Cards put crowds on the map at once, and they move like any unit: place first, then split them over the neighbours.
