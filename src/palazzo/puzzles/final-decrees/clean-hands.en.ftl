title = Clean hands
task = Close your turn without any personal blame.
tale = Five blots on your cuffs and a photographer at noon. Your desk has an orchestra, a courier and a stamp; any two of them are not enough.
hint = Stamps and letters that arrive wash off one blot each. The brass band washes off two.
lesson = A decree sent to where it must go is worth a blot, and each of several in one removal: count what every action washes off.
