title = Two birds, one Treasury
task = Enact two decrees this turn.
tale = Two decrees lie on your desk, and you have three actions and a card that signs in other people’s names. History remembers those who find a fourth.
hint = The Treasury prints money. It also prints time: first of all.
lesson = The Treasury’s action pays two for one, and it must come before you need it. Proxies stamp where you cannot sit.
