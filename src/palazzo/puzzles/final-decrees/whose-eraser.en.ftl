title = Whose eraser?
task = Enact a decree and close your turn with at most 1 personal blame.
tale = The Simplification Decree is one stamp from glory. But the eraser goes to whoever sits at the very top, and Elena in Parliament has never liked you.
hint = Arrows can be cut, and you have the scissors.
lesson = Blame is removed by whoever directs the ministry nobody controls. Cut the arrow above you before you stamp.
