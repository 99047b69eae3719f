title = Where were you last night?
about = Five doors, one secret each, and a police force with time on its hands.

doors = It grows dark in the capital. Everybody chooses one of <b>five doors</b>, in secret, and stays behind it all night. Who guesses the door may knock with a pistol.

sleep = You are Minister of the Interior and have little cash. Home will do: nobody shoots a poor man <em>on purpose</em>.
    .do = Choose your home
    .wrong = Tempting. But tonight we work: home, where the telephone is.

police = The <b>secret police</b> is yours: one free attempt a night. President { $s1 } holds 8 million in cash. If you were she, where would you go before breakfast? Quite: to the bank.
    .do = Send the secret police after { $s1 }, at the bank
    .wrong = A good name or a good door, but not both. { $s1 }, Minister, and at the bank.

dawn = The doors open. She <b>was</b> at the bank. The family will send a nephew next year; her cash has already come to you, with condolences.

tip = Nobody is dead for long here, but cash changes hands for good. My tip: go to the bank <b>when you are not worth the bullet</b>, and elsewhere when you are.
