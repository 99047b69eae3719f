title = A guard in the way
task = End the coup as President: the rebels must not hold three seats of power.
tale = They have three of five, you have a palace and some guards with excellent boots. Nobody said you must win a battle.
hint = A centre with soldiers of both sides is nobody’s. And nobody’s is yours.
lesson = A disputed centre counts for the President: one guard standing in the way undoes a whole brigade.
