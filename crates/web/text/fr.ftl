### La page d’accueil.

language-name = Français
page-title = Chatière, des jeux de chats
tagline = Des jeux de chats, la porte ouverte jour et nuit.
how-title = À vous de jouer
how = Ouvrez un terminal et tapez la commande inscrite sous le jeu de votre choix.
shelf-title = Sur l’étagère
players = { $min } à { $max } joueurs
players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes } min
age = dès { $age } ans
command-label = Dans un terminal :
footer = En français et en anglais. Aucun compte à créer.
