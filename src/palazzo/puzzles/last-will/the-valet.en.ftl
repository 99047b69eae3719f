title = The valet’s afternoon
task = Be bankrupt before your turn ends.
tale = The valet lays out your clothes, and with them an hour of your life. The house still stands, most inconveniently.
hint = He shortens one evening, and the longest is the best bargain.
lesson = The Valet takes an action off one white card: keep him for the evening that costs two.
