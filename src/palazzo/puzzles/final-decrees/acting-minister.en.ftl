title = Acting minister
task = Close your turn as the least guilty of all.
tale = Two colleagues are cleaner than you, and only judges may look into other people’s drawers. For one afternoon you may be whatever you like.
hint = Two are ahead: one inquiry is not enough. Who assigns the chairs here?
lesson = Reassigning puts anyone anywhere: make yourself the judge, and sit your rivals on the dirty chairs before you look.
