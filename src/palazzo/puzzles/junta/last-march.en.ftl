title = The last march
task = End the coup with three of the five seats of power in rebel hands.
tale = One movement is left, and you command men in three places at once. They cannot all march; somebody has to jump.
hint = Only one space moves. Which one touches what you lack?
lesson = In a phase only the units of one space move; a landing costs no move. Choose the space that touches an empty centre, and drop on another.
