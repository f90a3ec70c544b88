### La page d’accueil.

language-name = Français
page-title = Chatière, des jeux de chats
tagline = Des jeux de chats, la porte ouverte jour et nuit.
welcome-title = À vous de jouer
welcome = Choisissez un jeu : on joue dans ce navigateur, contre des bots ou à plusieurs autour d’un écran, ou en ligne, chacun devant le sien.
running-title = Vos tables
resume = Reprendre
shelf-title = Sur l’étagère
players = { $min } à { $max } joueurs
players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes } min
age = dès { $age } ans
play-here = Jouer ici
footer = En français et en anglais. Aucun compte à créer.

### La table, pour tous les jeux.

table-title = { $game } · Chatière
table-waits = On met la table…
go-home = Accueil
dock-title = Votre main et vos choix
prompt-title = Que faire maintenant
players-title = Les joueurs
log-title = Le fil de la partie
choices-title = Ce que vous pouvez faire
offers-title = Ce qu’on peut faire ici
you = vous
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
undo = Annuler
hint = Conseil
hint-title = Un bon joueur dirait :
hint-thinking = Un bon joueur y réfléchit…
hint-worth = environ { $chance } % de chances de gagner, à { $margin } près
hint-worth-alone = environ { $chance } % de chances d’un bon résultat, à { $margin } près
skip = Passer l’animation
cancel = Laisser
menu = Menu
in-words = En mots
pace-title = Mouvements
pace-lively = Animés
pace-calm = Calmes
pace-instant = Immédiats
language-title = Langue
new-game = Nouvelle partie
outdated = La maison a une page plus récente que celle-ci. Rechargez-la : votre place est gardée.
reload = Recharger
engine-failed = Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page : la partie est gardée.
refused-turn = C’est à { $name } de jouer.
curtain-title = À { $name }
curtain-text = Passez l’écran à { $name }. Les autres regardent ailleurs.
curtain-open = Je suis { $name }

person-name = Joueur { $seat }
bot-name = { $seat ->
    [1] Caramel
    [2] Réglisse
    [3] Perle
    [4] Filou
    [5] Brume
   *[other] Moka
}
level-chaton = chaton
level-matou = matou
level-tigre = tigre

### Mettre la table.

who-plays = Qui joue ?
seat-kind = Place { $seat } : personne ou bot
seat-name = Nom du joueur { $seat }
person = Personne
more-players = Un joueur de plus
fewer-players = Un joueur de moins
start = Jouer

### Super Miaou.

sm-market = Le marché
sm-bank = La banque
sm-trophy = Trophée
sm-to-win = à gagner
sm-bin = Corbeille
sm-binned = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
sm-goal-title = Le but
sm-goal = Révélez un Chat et une Cape dans la même main, au début de votre tour.
sm-backpack = Sac à dos
sm-washing = Machine
sm-do-bin = Jeter
sm-do-mouse = Chiper
sm-do-pass = Passer

### Chabyrinthe.

round = Tour { $round }
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ch-roof = Le toit et ses gouttières
ch-gutters = Les gouttières
ch-home = Foyer
ch-arrow = Pousser une carte à la place
ch-next = La suivante entre par une flèche. { $count ->
    [0] Plus aucune dessous.
    [one] Dessous : { $count } autre.
   *[other] Dessous : { $count } autres.
}
ch-waiting = { $count ->
    [0] Plus aucun chat n’attend.
    [one] { $count } chat attend encore.
   *[other] { $count } chats attendent encore.
}
ch-stop = S’arrêter
ch-ways = Comment elle peut être posée

## Comme chien et chat.

cc-no-food = Rien encore
cc-sated = repu
cc-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cc-stock = { $count ->
    [0] Plus aucun pion
    [one] Encore un pion
   *[other] Encore { $count } pions
}
cc-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cc-bones = { $count } os
cc-fishes = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
cc-risk = La prochaine carte est pour { $animal } : { $good } de la pioche lui plairaient, { $bad } non.
cc-feed = Nourrir
cc-more = Encore une
cc-stop = Stop, je garde { $points }
cc-back = Revenir
cc-worth-title = Ce que vaut un animal
cc-worth = Un chat aime le poisson, un chien aime les os. Ce qu’il aime compte en plus, le reste en moins. À cinq cartes, il est repu.

### Cat & Fish sur la table.

cf-headline = An { $year }, { $season }
cf-sea = La mer autour de l’île
cf-year = an { $year }/{ $years }
cf-actions = Actions
cf-shop = Boutique
cf-market = Marché
cf-warehouse = Votre entrepôt
cf-empty = vide
cf-prices = Prix en € : { $season } → { $next }
cf-euros = { $money } €
cf-needs = Il faut d’abord : { $card }
cf-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
cf-owned = Vous l’avez
cf-first = premier joueur
cf-magic = { $count } magie
cf-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
}
cf-do-stop = Assez
cf-do-end = Finir
cf-do-done = Terminer
cf-do-pay = Payer
cf-do-leave = Laisser
cf-space-fishing = Pêcher
cf-space-sailing = Naviguer
cf-space-selling = Vendre
cf-space-buying = Acheter
cf-space-typhoon = Typhon
cf-space-oil = Pétrole
cf-space-treasure = Trésor
cf-space-library = Magie
cf-space-thief = Voleur
cf-space-summoner = Monstre
cf-gear-net = Filet
cf-gear-fisher-man = Pêcheur
cf-gear-boat = Bateau
cf-gear-vessel = Navire
cf-gear-engine = Moteur
cf-gear-wizard = Magicien
cf-gear-sorcerer = Sorcier
cf-gear-merchant = Marchand
cf-gear-membership = Membre
cf-gear-cold-storage = Froid
cf-gear-black-market = M. noir

### Meowtopia sur la table.

mt-round = { $last ->
    [yes] Manche { $round }, la dernière
   *[no] Manche { $round }
}
mt-job-food = Manger
mt-job-irrigation = Arroser
mt-job-gold = Or
mt-job-recruit = Recruter
mt-job-fields = Champs
mt-free = libre
mt-farm = La ferme de { $name }
mt-look = Regarder la ferme de { $name }
mt-now = { $you ->
    [yes] Si l’on comptait maintenant, vous auriez { $points } points.
   *[no] Si l’on comptait maintenant, { $name } aurait { $points } points.
}
mt-workers = { $awake ->
    [one] { $awake } éveillé
   *[other] { $awake } éveillés
}, { $asleep ->
    [one] { $asleep } endormi
   *[other] { $asleep } endormis
}
mt-merchants = { $count ->
    [0] Aucun marchand
    [one] { $count } marchand
   *[other] { $count } marchands
}
mt-malus = { $count ->
    [one] { $count } malus
   *[other] { $count } malus
}
mt-bill = { $kittens ->
    [one] Ce soir, { $kittens } chaton mange { $eat }.
   *[other] Ce soir, { $kittens } chatons mangent { $eat }.
} { $fields ->
    [one] { $fields } champ arrosé donne { $give }
   *[other] { $fields } champs arrosés donnent { $give }
} : { $due ->
    [0] rien à payer.
   *[other] { $you ->
        [yes] vous payez { $due }.
       *[no] reste à payer { $due }.
    }
}
mt-ending-title = La fin approche
mt-ending = Il reste { $fields ->
    [one] { $fields } champ
   *[other] { $fields } champs
} et { $sticks ->
    [one] { $sticks } bâton
   *[other] { $sticks } bâtons
}. Quand l’un des deux est épuisé, ou qu’un chaton entre dans une autre famille, la manche se termine et l’on compte.

### Règles, relecture, à propos, la donne du jour.

rules-link = Règles
rules-page-title = { $game } : les règles · Chatière
rules-lost = Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page.
about-link = À propos
about-page-title = À propos de { $game } · Chatière
about-figures = D’où viennent les chiffres
mark-rb = donnés par la règle de l’éditeur
mark-p = trouvés dans d’autres sources publiques
mark-d = déduits : la seule lecture qui s’accorde avec les comptes de la règle
mark-r = reconstitués : les nôtres, pas ceux de l’éditeur
about-own = Vous avez la boîte ?
about-own-text = Recopiez les chiffres de votre boîte dans un fichier d’édition et chargez-le ici : vos prochaines tables s’en serviront.
about-load = Charger une édition (.toml)
about-standard = Revenir à l’édition standard
about-figure = Chiffre
about-value = Valeur
about-source = Source
replay = Revoir
replay-title = Revoir la partie
replay-lost = Cette partie ne peut pas être montrée : son fichier est abîmé ou d’une autre version.
replay-place = Décision { $at } sur { $decisions }
replay-jump = Aller à une décision
replay-first = Début
replay-back = Reculer
replay-forth = Avancer
replay-play = Jouer ou arrêter
replay-side = Vue du côté de
replay-link = Lien vers cette position
spectator = un spectateur
daily-title = Seul
daily = La donne du jour, { $day }
best-title = Vos meilleurs résultats
best = { $turns } tours.
best-of-day = { $turns } tours (donne du { $day }).

### Jouer en ligne.

play-online = Jouer en ligne
server-lost = La maison ne répond pas. Vérifiez la connexion et réessayez.
connection-lost = La connexion est perdue. Nous essayons de la rétablir et la partie reprendra ici même ; votre place est gardée.
no-spectators = Cette table n’accueille pas de spectateurs. Demandez un autre lien à ses joueurs, ou ouvrez votre propre table.
your-name = Comment vous appelle-t-on ?
come-in = Entrer
online-table = Une table
open-table = Ouvrir la table
open-tables = Des tables attendent des joueurs
join = Rejoindre
seat-open = une place libre
seat-invited = une place pour quelqu’un qui est invité
table-public = Montrer cette table à tout le monde
lobby-title = Qui s’assied où
lobby-choose = Il y a une place pour vous : choisissez-la.
lobby-waits = La partie commence quand toutes les places sont prises. Partagez le lien.
lobby-ready = Tout le monde est là : vous pouvez commencer.
lobby-host = Tout le monde est là. Qui a ouvert la table lance la partie.
table-full = Toutes les places de cette table sont prises. Restez pour regarder, ou ouvrez votre propre table.
away = ailleurs
table-gathers = attend des joueurs
table-plays = la partie est en cours
kept-here = dans ce navigateur
take-seat = S’asseoir ici
leave-seat = Se lever
share-link = Le lien de la table, à envoyer aux autres
copy-link = Copier le lien
link-copied = Le lien est copié
share-picture = Le lien en image pour les téléphones : { $address }
notify-me = Prévenez-moi quand c’est à moi
title-your-turn = ● À vous ! { $game }
chat = Bavarder ({ $count })
chat-title = Ce qui s’est dit
chat-line = Un mot aux autres
chat-send = Envoyer
refused-hints = À cette table, pas de conseils.
refused-late = La table a avancé entre-temps. Regardez, puis choisissez.
refused-no-seat = Vous regardez cette table et n’y avez pas de place.
refused-not-begun = La partie n’a pas encore commencé.
refused-chat = Ce mot ne peut pas être dit : il est vide ou trop long.

### Premières parties, avec un entraîneur.

tour-link = Première partie
tour-end = Finir la visite
tour-own-way = Vous suivez votre idée, pourquoi pas ? Les endroits cerclés montrent ce qu’on peut faire, et Conseil dit ce qu’un bon joueur ferait.
tour-done = Vous en savez assez pour continuer seul. Bonne chance !
hint-follow = Le faire
tour-super-miaou-1 = Regardez votre main : deux cartes viennent d’être retournées, et leurs pièces font 3. Un Chat se paie en pâtée, commencez par là : achetez une pâtée.
tour-super-miaou-2 = Votre achat est dans la machine à laver, avec votre dernière main. Vous avez 2 pièces : achetez une Pièce 2. Elle reste à vous, et vos prochaines mains seront plus riches.
tour-super-miaou-3 = Le sac à dos était vide, alors tout a été lavé et revient. Voici votre pâtée : échangez-la contre un Chat, la moitié de la victoire.
tour-super-miaou-4 = Il vous faut maintenant une Cape, à 5 pièces dans une seule main. Amassez de meilleures pièces et jetez les faibles : moins vous avez de cartes, plus vite Chat et Cape se rencontrent.
tour-chabyrinthe-1 = Des chats attendent au bord du toit et rentrent par les gouttières qui se rejoignent. La gouttière cerclée barre un chemin : touchez-la jusqu’à ce qu’elle file tout droit, puis dites oui. Le toit montre le résultat avant que ce soit fait.
tour-chabyrinthe-2 = Votre deuxième action : poussez la carte suivante par la flèche éclairée. Toute la ligne avance et la dernière carte tombe. Un chemin qui brille couleur paille est complet : le chat rentre et rapporte ses points.
tour-chabyrinthe-3 = Le foyer a avancé, un nouveau chat est arrivé. Les gouttières se rejoignent là où un moyeu est dessiné ; sur un pont elles ne font que se croiser. Cherchez un chemin auquel il ne manque qu’une carte, et finissez-le.
tour-comme-chien-et-chat-1 = Posez vos pions sur les animaux en qui vous croyez. Un chat aime le poisson, un chien les os : ce qu’il aime compte pour lui, le reste contre lui.
tour-comme-chien-et-chat-2 = Vous pouvez servir encore et encore, mais la quatrième carte arrête la série. Regardez ce qui reste dans la pile avant d’en demander une de plus.
tour-comme-chien-et-chat-3 = À cinq cartes un animal est repu, et sa valeur ne change plus. Gâtez vos favoris, et servez aux autres ce qu’ils détestent.
tour-meowtopia-1 = Chaque jour vous choisissez un travail et y envoyez des chatons ; ils s’y endorment. Les autres peuvent suivre.
tour-meowtopia-2 = Le soir, chaque chaton mange. Les champs arrosés nourrissent ; ce qui manque se paie de vos réserves.
tour-meowtopia-3 = Les bâtons font couler l’eau le long des champs. Chaque champ arrosé nourrit ce soir et rapporte à la fin.
tour-cat-and-fish-1 = À chaque saison on pose ses marqueurs sur des actions, puis tout est exécuté. Pour pêcher, votre bateau doit être à côté d’un poisson.
tour-cat-and-fish-2 = Les prix changent avec la saison : ce que vous gardez dans l’entrepôt vaudra peut-être plus demain.
tour-cat-and-fish-3 = La boutique vend de quoi aller plus vite, plus sûrement ou s’enrichir. Certaines choses en demandent d’autres.
