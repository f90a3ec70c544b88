### The home page.

language-name = English
page-title = Chatière, games about cats
tagline = Games about cats, the door open day and night.
how-title = Your move
how = Open a terminal and type the command written under the game of your choice.
shelf-title = On the shelf
players = { $min } to { $max } players
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $minutes } min
age = ages { $age } and up
command-label = In a terminal:
footer = In French and in English. No account needed.
