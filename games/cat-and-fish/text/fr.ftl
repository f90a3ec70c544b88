## Le jeu

title = Cat & Fish
pitch = Cinq années de pêche autour d'une île : naviguez, pêchez, vendez à la bonne saison, équipez-vous et devenez le chat le plus riche.

## Les tuiles

tile-crab = crabe
tile-shrimp = crevette
tile-anchovy = anchois
tile-pollack = colin
tile-mackerel = maquereau
tile-squid = calmar
tile-flounder = flet
tile-octopus = pieuvre
tile-tuna = thon
tile-shark = requin
tile-swordfish = espadon
tile-whale = baleine
tile-bone = arête
tile-treasure = trésor

a-crab = un crabe
a-shrimp = une crevette
a-anchovy = un anchois
a-pollack = un colin
a-mackerel = un maquereau
a-squid = un calmar
a-flounder = un flet
a-octopus = une pieuvre
a-tuna = un thon
a-shark = un requin
a-swordfish = un espadon
a-whale = une baleine
a-bone = une arête
a-treasure = un trésor

## Les cartes de jeu

gear-rod = Canne à pêche
gear-net = Filet
gear-fisher-man = Pêcheur
gear-boat = Bateau
gear-vessel = Navire
gear-engine = Moteur
gear-wizard = Magicien
gear-sorcerer = Sorcier
gear-merchant = Marchand
gear-membership = Adhérent
gear-cold-storage = Chambre froide
gear-black-market = Marché noir
gear-summoner = Invocateur

use-net = pêche à deux cases
use-fisher-man = pêche à trois cases
use-boat = navigue sur la ligne 1
use-vessel = navigue sur la ligne 2
use-engine = navigue un pas plus loin
use-wizard = change une action en une autre
use-sorcerer = navigue n'importe où
use-merchant = 1 € de plus par poisson vendu
use-membership = un troisième marqueur dès le prochain tour
use-cold-storage = de la place pour quatre poissons
use-black-market = vend les baleines

## Magie et trésors

magic-storm = Tempête
magic-wind = Vent
magic-strong-wind = Vent fort
magic-good-haul = Belle pêche
magic-change = Changement
magic-warp = Téléportation
magic-blank = R.A.S.

spell-storm = le Typhon peut avancer d'une case de plus
spell-wind = naviguer un pas plus loin
spell-strong-wind = naviguer deux pas plus loin
spell-good-haul = d'abord regarnir les cases vides autour de vous
spell-warp = naviguer n'importe où, sans payer

treasure-blank = une boîte vide
treasure-coin = une pièce
treasure-purse = une bourse
treasure-casket = un coffret
treasure-chest = un coffre

## Tableau d'action, saisons, mer

space-fishing = Pêcher
space-sailing = Naviguer
space-selling = Vendre
space-buying = Acheter
space-typhoon = Typhon
space-oil = Marée noire
space-treasure = Île au trésor
space-library = Bibliothèque magique
space-thief = Voleur
space-summoner = Invocateur

does-fishing = attraper un poisson
does-sailing = déplacer votre pion
does-selling = vendre du poisson
does-buying = acheter une carte
does-typhoon = déplacer le Typhon
does-oil = déplacer la Marée noire
does-treasure = piocher une carte Trésor
does-library = piocher une carte Magie
does-thief = voler un poisson, et commencer au printemps
does-summoner = déplacer le Monstre

season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver

disaster-typhoon = le Typhon
disaster-oil = la Marée noire
disaster-monster = le Monstre

zone-green = zone 1
zone-blue = zone 2
zone-pink = zone 3

line-0 = la côte
line-1 = la ligne 1
line-2 = la ligne 2

nothing = rien

## Que faire

prompt-choose = { $you ->
    [yes] Placez un marqueur (reste { $left }) :
   *[no] { $name } place un marqueur.
}
prompt-act = { $you ->
    [yes] Vos actions : laquelle maintenant ?
   *[no] { $name } exécute sa prochaine action.
}
prompt-fish = { $you ->
    [yes] Où pêchez-vous ?
   *[no] { $name } pêche.
}
prompt-sail = { $you ->
    [yes] Où naviguez-vous ?
   *[no] { $name } navigue.
}
prompt-sell = { $you ->
    [yes] Que vendez-vous ?
   *[no] { $name } est au marché.
}
prompt-buy = { $you ->
    [yes] Qu'achetez-vous ? Vous avez { $money } €.
   *[no] { $name } fait ses achats.
}
prompt-steal = { $you ->
    [yes] À qui volez-vous un poisson ?
   *[no] { $name } s'apprête à voler.
}
prompt-move = { $you ->
    [yes] Où envoyez-vous { $disaster } ?
   *[no] { $name } déplace { $disaster }.
}
prompt-discard = { $you ->
    [yes] Touché ! Quel poisson défaussez-vous ?
   *[no] { $name }, touché, défausse un poisson.
}
prompt-flee = { $you ->
    [yes] Touché ! Vers lequel des abris les plus proches allez-vous ?
   *[no] { $name }, touché, cherche un abri.
}
prompt-fee = { $you ->
    [yes] La cotisation est due : comment payez-vous ?
   *[no] { $name } paie sa cotisation.
}
prompt-monster = { $you ->
    [yes] Vous êtes le plus pauvre et invoquez le Monstre. Où surgit-il ?
   *[no] { $name } invoque le Monstre.
}
prompt-wait = Le sort décide.

action-place = { $space } : { $does } (places libres : { $room }).
action-stop = Ne plus placer de marqueur ce tour-ci.
action-do = { $space } : { $does }.
action-as = Magicien : { $action } au lieu de { $marker }, pour { $price } €.
action-change = Changement : { $action } au lieu de { $marker }, sans payer.
action-end = Renoncer au reste et finir votre tour.
action-fish = Pêcher en { $hex }, { $zone }.
action-sail = Naviguer vers { $point }, sur { $line }.
action-sorcerer = Sorcier : naviguer n'importe où, pour { $price } €.
action-sell = Vendre { $tile } pour { $price } €.
action-drop = Jeter { $tile } pour rien.
action-buy = Acheter { $gear } pour { $price } € ({ $use }).
action-move = Déplacer { $disaster } en { $hex }.
action-steal = Voler { $tile }. Victime : { $name }.
action-play = Jouer { $card } : { $does }.
action-done = Terminer cette action.
action-discard = Défausser { $tile }.
action-flee = Aller en { $point }, sur { $line }.
action-pay = Payer { $price } €.
action-give = Donner { $tile }.
action-set = Poser le Monstre en { $hex }, { $zone }.
action-leave = Laisser le Monstre où il est.

## Ce qui s'est passé

event-begins = { $you ->
    [yes] Le sort en a décidé : vous êtes premier joueur.
   *[no] Le sort en a décidé : { $name } est premier joueur.
}
event-season = Année { $year }, { $season }. { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} un marqueur sur { $space }.
event-stopped = { $you ->
    [yes] Vous ne placez plus de marqueur.
   *[no] { $name } ne place plus de marqueur.
}
event-started = { $you ->
    [yes] Vous utilisez votre marqueur sur { $space }.
   *[no] { $name } utilise un marqueur sur { $space }.
}
event-changed = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} { $action } au lieu de { $marker }{ $paid ->
    [0] , sans payer
   *[other] , pour { $paid } €
}.
event-ended = { $you ->
    [yes] Vous renoncez à vos autres actions.
   *[no] { $name } renonce à ses autres actions.
}
event-finished = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} terminé : { $space }.
event-caught = { $you ->
    [yes] Vous pêchez
   *[no] { $name } pêche
} { $tile } en { $hex }.
event-salvaged = { $you ->
    [yes] Vous remontez
   *[no] { $name } remonte
} un trésor en { $hex } : { $money } €.
event-filled = { $tiles ->
    [0] Il n'y a rien à regarnir autour de { $you ->
        [yes] vous
       *[no] { $name }
    }.
    [one] { $tiles } poisson est posé autour de { $you ->
        [yes] vous
       *[no] { $name }
    }.
   *[other] { $tiles } poissons sont posés autour de { $you ->
        [yes] vous
       *[no] { $name }
    }.
}
event-sailed = { $you ->
    [yes] Vous naviguez
   *[no] { $name } navigue
} vers { $point }.
event-sorcery = { $you ->
    [yes] Votre Sorcier prend
   *[no] Le Sorcier de { $name } prend
} { $money } € et ouvre tous les chemins.
event-sold = { $you ->
    [yes] Vous vendez
   *[no] { $name } vend
} { $tile } pour { $money } €.
event-dropped = { $you ->
    [yes] Vous jetez
   *[no] { $name } jette
} { $tile }.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $name } achète
} une carte : { $gear }, pour { $money } €.
victim = { $you ->
    [yes] vous
   *[no] { $name }
}
event-stole = { $you ->
    [yes] Vous volez
   *[no] { $name } vole
} { $tile }. Victime : { $victim }.
event-found = { $you ->
    [yes] Sur l'Île au trésor, vous trouvez
   *[no] Sur l'Île au trésor, { $name } trouve
} { $card } : { $money } €.
event-drew = { $you ->
    [yes] Vous piochez une carte Magie.
   *[no] { $name } pioche une carte Magie.
}
event-got = C'est { $card }.
event-blank = { $you ->
    [yes] Vous piochez R.A.S. et défaussez la carte.
   *[no] { $name } pioche R.A.S. et défausse la carte.
}
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card }.
event-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $name } déplace
} { $disaster } en { $hex }.
event-sunk = Le poisson en { $hex } est perdu : { $tile }.
event-fined = { $you ->
    [yes] Touché par { $disaster }, vous payez
   *[no] Touché par { $disaster }, { $name } paie
} { $money } €.
event-discarded = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $tile }.
event-fled = { $you ->
    [yes] Vous vous abritez
   *[no] { $name } s'abrite
} en { $point }.
event-fee = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} la cotisation : { $money } €.
event-gave = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} la cotisation avec { $tile }.
event-loan = { $you ->
    [yes] Vous empruntez { $money } € pour la cotisation et prenez une pénalité.
   *[no] { $name } emprunte { $money } € pour la cotisation et prend une pénalité.
}
event-summoner = { $you ->
    [yes] Vous êtes le plus pauvre : l'Invocateur est à vous.
   *[no] { $name }, le plus pauvre, reçoit l'Invocateur.
}
event-set = { $you ->
    [yes] Vous posez le Monstre en { $hex }.
   *[no] { $name } pose le Monstre en { $hex }.
}
event-left = { $you ->
    [yes] Vous laissez le Monstre où il est.
   *[no] { $name } laisse le Monstre où il est.
}
event-fresh = { $tiles ->
    [one] { $tiles } poisson frais est posé.
   *[other] { $tiles } poissons frais sont posés.
}
event-renewed = La pioche de la { $zone } est refaite avec sa défausse.
event-over = Le dernier hiver est fini.

outcome-won = { $you ->
    [yes] Vous êtes le chat le plus riche de l'île !
   *[no] { $name } est le chat le plus riche de l'île !
}
outcome-shared = Victoire partagée : { $names }.
outcome-line = { $rank }. { $name } : { $score } €{ $penalties ->
    [0] {""}
    [one] {" "}({ $penalties } pénalité)
   *[other] {" "}({ $penalties } pénalités)
}

## Ce qui n'est pas possible

refusal-cf2 = Pas maintenant : ce n'est pas votre tour, ou un autre choix passe avant.
refusal-cf3-1 = Le Voleur ne travaille qu'en hiver, et pour un seul joueur.
refusal-cf3-2 = Il n'y a plus de place sur cette case.
refusal-cf4-1 = Vous n'avez pas de marqueur là.
refusal-cf5-1 = Votre entrepôt est plein.
refusal-cf5-2 = Cette case est hors de portée.
refusal-cf5-3 = Il n'y a pas de poisson sur cette case.
refusal-cf6-1 = Il n'y a pas de chemin libre aussi court.
refusal-cf6-2 = Vos bateaux ne vont pas sur cette ligne.
refusal-cf6-3 = Un autre pion s'y trouve.
refusal-cf6-4 = Une catastrophe touche cet endroit.
refusal-cf7-1 = Les baleines ne se vendent qu'au Marché noir.
refusal-cf7-2 = Personne n'achète une arête ; on peut seulement la jeter.
refusal-cf7-3 = Ce n'est pas dans votre entrepôt.
refusal-cf7-4 = On ne jette qu'une arête, ou une baleine sans Marché noir.
refusal-cf8-1 = Cette pile est vide.
refusal-cf8-2 = Vous ne pouvez pas payer ce prix.
refusal-cf8-3 = Vous avez déjà cette carte.
refusal-cf8-4 = Il faut d'abord une autre carte : Filet avant Pêcheur, Bateau avant Navire, Magicien avant Sorcier.
refusal-cf9-1 = La Marée noire va sur une case voisine.
refusal-cf9-2 = Typhon et Marée noire n'entrent jamais dans la zone 1.
refusal-cf9-3 = Une catastrophe s'y trouve déjà.
refusal-cf10-1 = Le Typhon avance d'une case ; avec la Tempête, de deux.
refusal-cf10-2 = On défausse un poisson de son entrepôt, pas une arête.
refusal-cf11-1 = Il faut aller vers un abri le plus proche.
refusal-cf12-1 = Vous n'avez pas cette carte.
refusal-cf12-2 = La Bibliothèque magique n'a plus de carte pour un marqueur de plus.
refusal-cf12-3 = Changement demande le Magicien, Téléportation demande le Sorcier.
refusal-cf12-4 = Cette carte ne va pas avec cette action.
refusal-cf13-1 = Votre entrepôt est plein : pas de place pour un poisson volé.
refusal-cf13-2 = On vole un poisson qu'un autre possède, pas une arête.
refusal-cf13-3 = Seuls Pêcher, Naviguer, Vendre et Acheter se changent l'un en l'autre.
refusal-cf13-4 = Il faut le Magicien, et de quoi le payer.
refusal-cf13-5 = Il faut le Sorcier, et de quoi le payer.
refusal-cf15-1 = La cotisation se paie avec un poisson à vous : ni arête, ni baleine.
refusal-cf15-2 = Vous n'avez pas assez d'argent pour la cotisation.
refusal-cf17-1 = Seul le possesseur de l'Invocateur y va, avec un marqueur par tour.
refusal-cf17-2 = Le Monstre va sur une case voisine.
refusal-cf17-3 = Le Monstre n'est pas encore en mer : il faut le poser.

## La table

draw-season = Année { $year }, { $season } (tour { $round })
draw-legend = a, b, c : cases des zones 1, 2, 3 — ? poisson  ~ vide  @ Typhon  % Marée noire  & Monstre — x : côte  y : ligne 1  z : ligne 2
draw-piles = Tuiles dans les pioches des zones 1, 2, 3 : { $piles }
draw-prices = Ce que rapporte un poisson, en € : { $season }→{ $next }
draw-board = Tableau d'action
draw-shop = Boutique
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $first ->
    [yes] , premier joueur
   *[no] {""}
}{ $turn ->
    [yes] {" "}— à jouer
   *[no] {""}
}
draw-purse = { $money } € · en { $point } · cartes Magie : { $magic } · pénalités : { $penalties }
draw-warehouse = Entrepôt : { $tiles }
draw-gear = Équipement : { $gear }
draw-magic = Vos cartes Magie : { $cards }
