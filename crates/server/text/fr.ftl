## Ce que la maison répond quand elle ne peut pas faire ce qu’on lui demande

not-found = Il n’y a pas de chat à cette adresse.
go-home = Retourner à l’accueil
no-table = Cette table n’existe pas. Vérifiez le lien, ou ouvrez votre propre table.
who-are-you = La maison ne vous connaît pas encore. Choisissez d’abord un nom.
unreadable = Cette demande est illisible : { $problem }
bad-name = Un nom a de 1 à 30 caractères, tous visibles.
unknown-level = Il n’y a pas de bot de niveau « { $level } » dans cette maison. Les niveaux sont : { $levels }.
bad-clock = Une pendule donne de 5 secondes à 31 jours.
locked = L’hôte ne laisse plus entrer personne.
setup = { $problem }
no-such-game = Il n’y a pas de jeu « { $name } » dans cette maison.
not-host = Seul l’hôte de la table peut faire cela.
no-spectators = Cette table n’accueille pas de spectateurs.
seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
seated-already = Vous avez déjà une place à cette table.
not-seated = Vous n’avez pas de place à cette table.
begun = La partie a déjà commencé.
not-begun = La partie n’a pas encore commencé.
seats-open = Il reste des places vides. Attendez d’autres joueurs, ou installez-y des bots.
not-over = La partie n’est pas encore finie.
foreign-origin = Cette page n’appartient pas à la maison. Ouvrez l’adresse de la maison elle-même.
too-often = Pas si vite. Attendez un instant et réessayez.
too-many-tables = Vous êtes assis à trop de tables en cours. Finissez-en ou quittez-en une d’abord.
storage = La maison ne peut pas écrire en ce moment. Rien n’est perdu ; réessayez bientôt.
