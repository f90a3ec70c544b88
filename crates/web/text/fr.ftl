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
hint-worth-unsure = sans certitude sur ce que cela vaut
to-choices = Aller aux choix (les flèches mènent de l’un à l’autre)
skip = Passer l’animation
cancel = Laisser
# Ce que le plateau montre déjà.
confirm = Valider
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
cf-warehouse = Votre entrepôt vaut { $money } €
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
house-key = Le mot de passe de la maison, ou votre invitation
login-title = J’ai un mot de passe dans cette maison
login-password = Mot de passe
online-table = Une table
open-table = Ouvrir la table
open-tables = Des tables attendent des joueurs
join = Rejoindre
seat-open = une place libre
seat-invited = une place réservée
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
invite = Inviter
share-invitation = Le lien pour votre invité ; il ouvre la place gardée une fois
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
emotes = Sans mots
emote-meow = Miaou !
emote-purr = Ronron…
emote-hiss = Pschht !
emote-wave = Coucou !
emote-paw-up = Patte en l’air !
refused-hints = À cette table, pas de conseils.
refused-late = La table a avancé entre-temps. Regardez, puis choisissez.
refused-no-seat = Vous regardez cette table et n’y avez pas de place.
refused-not-begun = La partie n’a pas encore commencé.
refused-chat = Ce mot ne peut pas être dit : il est vide ou trop long.
refused-paused = La table est en pause : tous ont accepté d’arrêter les pendules. Choisissez d’abord « Reprendre ».
refused-muted = L’hôte de cette table ne souhaite pas que vous y écriviez.
refused-too-often = Pas si vite : attendez un instant et réessayez.
refused-proposal = Ce n’est pas possible maintenant : la table a changé entre-temps, ou il n’y a rien à décider.
refused-nonce = Le nombre que cet appareil a donné pour les dés est arrivé trop tard ou n’est pas le bon. La partie continue sans lui.

### Ouvrir une table : les souhaits.

wish-clock = Temps de réflexion
clock-none = sans pendule
clock-turn-live = 30 secondes par tour
clock-turn-calm = 2 minutes par tour
clock-turn-day = un jour par tour
clock-turn-days = 3 jours par tour
clock-bank-quick = 5 minutes chacun, et 5 secondes de plus par tour
clock-bank-calm = 20 minutes chacun, et 15 secondes de plus par tour
wish-hints = Permettre les conseils (la partie ne compte alors pas pour le classement)
wish-spectators = Laisser d’autres regarder

### Une table de la maison : ce que l’on y décide ensemble.

house-title = À cette table
time-left = Temps restant : { $time }
time-days = { $days } j { $hours } h
has-left = a quitté
is-late = temps écoulé
bot-sits-in = un bot remplace
propose-undo = Demander à reprendre mon dernier choix
propose-pause = Demander une pause des pendules
asked-undo = { $name } voudrait reprendre un choix, avec tout ce qui a suivi.
asked-pause = { $name } voudrait arrêter les pendules.
own-undo = Vous demandez aux autres de reprendre votre dernier choix. Ce sera fait quand tous l’accepteront.
own-pause = Vous demandez aux autres d’arrêter les pendules. Ce sera fait quand tous l’accepteront.
agreed-already = Vous acceptez. Ce sera fait quand tous l’accepteront.
agree = Accepter
disagree = Refuser
withdraw = Retirer la demande
not-agreed = Il n’y a pas eu d’accord : la partie continue comme avant.
paused = Tous l’ont accepté : les pendules sont arrêtées.
unpause = Reprendre
leave-game = Quitter la partie
own-left = Vous avez quitté cette partie. Les autres peuvent attendre ou laisser un bot vous remplacer ; votre place reste à vous.
own-bot = Un bot joue à votre place. Revenez quand vous voulez.
own-late = Votre temps est écoulé. Vous pouvez encore choisir tant que les autres attendent.
come-back = Revenir
left-choose = { $name } a quitté la table. Vous pouvez attendre, ou laisser un bot jouer jusqu’à son retour.
late-choose = Le temps de { $name } est écoulé. Vous pouvez attendre, avec une pendule neuve, ou laisser un bot jouer jusqu’à son retour.
wait-for = Attendre
sit-in = Laisser jouer un bot
relieve-who = Vous regardez. Vous pouvez aussi jouer à la place d’un bot ; si vous partez, le bot reprend.
relieve = Jouer pour { $name }
event-relieved = { $name } joue maintenant à la place de { $bot }.
event-given-back = { $name } quitte la partie ; { $bot } reprend.
play-again = Rejouer ensemble
to-rematch = Vers la partie suivante
lock-table = Ne plus laisser entrer personne
unlock-table = Laisser de nouveau entrer
table-locked = L’hôte ne laisse plus entrer personne.
hand-over = Faire de { $name } l’hôte
mute = Ne plus entendre { $name }
unmute = Entendre de nouveau { $name }
remove-sitter = Libérer cette place

### Des dés équitables, vérifiés par cet appareil.

dice-checking = Cet appareil retire au sort chaque résultat…
dice-fair = Équitable : cet appareil a retiré { $outcomes ->
    [one] le seul résultat
   *[other] les { $outcomes } résultats
} du hasard, à partir du secret que la maison avait promis avant que vous preniez place et de votre propre nombre.
dice-secret = Promesse non tenue : le secret de la maison n’est pas celui dont cet appareil avait vu l’empreinte avant que vous preniez place.
dice-left-out = Le nombre de votre appareil est arrivé trop tard et ne compte pas dans les dés : les résultats suivent bien de la graine, mais rien ne vous dit que personne ne l’a choisie.
dice-nonce = Promesse non tenue : le nombre du procès-verbal n’est pas celui que cet appareil a donné.
dice-table = Promesse non tenue : c’est le procès-verbal d’une autre table.
dice-seed = Promesse non tenue : la graine n’est pas celle que donnent le secret de la maison et les nombres des joueurs.
dice-outcome = Promesse non tenue : un résultat du procès-verbal n’est pas celui que donne la graine.
dice-unreadable = Les dés ne peuvent pas être vérifiés : le procès-verbal est abîmé ou d’une autre version.
dice-unchecked = Les dés n’ont pas pu être vérifiés : la maison ou les règles ne répondent pas. Rechargez la page.
dice-record = Le procès-verbal

### La page sur soi.

you-title = Vous dans cette maison
you-page-title = Vous · Chatière
you-stranger = Choisissez un nom, et la maison vous connaît : il n’y a pas de formulaire.
you-name = Votre nom
you-keep = Garder
you-kept = C’est gardé.
you-password-title = Un mot de passe
you-password-text = Avec un mot de passe, vous entrez depuis n’importe quel appareil, par votre nom.
you-password = Nouveau mot de passe, 8 caractères au moins
you-device-title = Un autre appareil
you-device-text = Ouvrez-y ce lien dans les 15 minutes. Il sert une fois ; qui l’ouvre joue en votre nom.
you-device-link = Le lien pour votre autre appareil
you-device = Créer un lien
you-results-title = Vos parties
you-no-results = Aucune partie finie pour l’instant.
you-result = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $seats }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
you-ratings-title = Votre classement
you-rating = { $rating }, à { $uncertainty } près, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
you-provisional = provisoire
you-delete-title = Quitter la maison
you-delete-text = Votre nom, votre mot de passe et vos résultats sont effacés. Les parties partagées montrent alors un joueur sans nom. On ne peut pas revenir en arrière.
you-delete = M’effacer
you-delete-sure = Oui, m’effacer pour de bon
come-in-link = Ce lien fait aussi de cet appareil le vôtre…

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
