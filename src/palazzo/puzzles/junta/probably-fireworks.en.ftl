title = A spontaneous crowd
task = Hold Parliament and the Central Bank when the Rebellion is over.
tale = No pretext, no headquarters, and your brigade is three streets from anything. The people, on the other hand, are already in the square.
hint = Crowds carry their own pretext. And they need not all go the same way.
lesson = A crowd card starts a coup by itself, and its units may march at once, split over two centres.
