## Le jeu

title = Super Miaou
pitch = Garnissez votre sac à dos et retournez avant les autres un Chat et une Cape ensemble.
option-first-steps = Premiers pas
option-first-steps-no = Avec toutes les cartes
option-first-steps-yes = Sans les Souris, pour une première partie

## Les cartes

card-start-blue = Pièce bleue
card-start-orange = Pièce orange
card-start-green = Pièce verte
card-start-pink = Pièce rose
card-locked = Pièce cadenas
card-coin2 = Pièce 2
card-coin3 = Pièce 3
card-mouse = Souris
card-food = Pâtée
card-cat = Chat
card-cape = Cape

a-start-blue = une pièce bleue
a-start-orange = une pièce orange
a-start-green = une pièce verte
a-start-pink = une pièce rose
a-locked = une pièce cadenas
a-coin2 = une Pièce 2
a-coin3 = une Pièce 3
a-mouse = une Souris
a-food = une Pâtée
a-cat = un Chat
a-cape = une Cape

use-coin2 = une meilleure pièce
use-coin3 = la meilleure pièce
use-mouse = vole une carte à un autre
use-food = achète un Chat
use-cat = la moitié de la victoire
use-cape = l'autre moitié de la victoire

price-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
price-food = { $amount ->
    [one] { $amount } pâtée
   *[other] { $amount } pâtées
}

## Que faire

prompt-choose = { $you ->
    [yes] À vous. Votre main : { $hand }. Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $food ->
        [0] {""}
        [one] {" et "}{ $food } pâtée
       *[other] {" et "}{ $food } pâtées
    } à dépenser. Faites une seule chose :
   *[no] { $name } choisit ; sa main : { $hand }.
}
prompt-wait = On retourne une carte.

action-buy = Acheter { $card } pour { $price } ({ $use }).
action-bin = { $start ->
    [yes] Jeter { $card } : elle quitte le jeu pour de bon.
   *[no] Jeter { $card } : retour sur sa pile.
}
action-mouse = Envoyer la Souris chez { $name } : voler la carte de { $side ->
    [left] gauche
   *[right] droite
}{ $known ->
    [yes] {", "}{ $card }
   *[no] {", "}que personne n'a vue
}.
action-pass = Passer : ne rien faire ce tour-ci.

## Ce qui s'est passé

event-begins = { $you ->
    [yes] Le sort en a décidé : vous commencez.
   *[no] Le sort en a décidé : { $name } commence.
}
event-turned-up = { $you ->
    [yes] Vous retournez { $card }.
   *[no] { $name } retourne { $card }.
}
event-bought = { $you ->
    [yes] Vous achetez { $card }.
   *[no] { $name } achète { $card }.
}
event-binned = { $you ->
    [yes] Vous jetez { $card } : elle est hors jeu.
   *[no] { $name } jette { $card } : elle est hors jeu.
}
event-returned = { $you ->
    [yes] Vous remettez { $card } sur sa pile.
   *[no] { $name } remet { $card } sur sa pile.
}
victim = { $you ->
    [yes] vous
   *[no] { $name }
}
event-pointed = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} la Souris chez { $victim }, sur la carte de { $side ->
    [left] gauche
   *[right] droite
}.
event-stolen = { $you ->
    [yes] Vous volez { $card }. Victime : { $victim }.
   *[no] { $name } vole { $card }. Victime : { $victim }.
}
event-stays = { $you ->
    [yes] C'est votre pièce cadenas : elle reste chez vous.
   *[no] C'est la pièce cadenas de { $name } : elle ne bouge pas.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
event-reshuffled = { $you ->
    [yes] Votre machine à laver est vidée dans votre sac à dos et mélangée.
   *[no] La machine à laver de { $name } est vidée dans le sac à dos et mélangée.
}
event-short = { $you ->
    [yes] Vous n'avez plus de carte à prendre : votre main reste plus petite.
   *[no] { $name } n'a plus de carte à prendre : la main reste plus petite.
}
event-won = { $you ->
    [yes] Un Chat et une Cape : vous avez trouvé Super Miaou !
   *[no] Un Chat et une Cape : { $name } a trouvé Super Miaou !
}
event-nobody = Personne n'a trouvé Super Miaou : partie nulle.

outcome-won = { $you ->
    [yes] Vous gagnez : un Chat et une Cape retournés ensemble au tour { $rounds }.
   *[no] { $name } gagne : un Chat et une Cape retournés ensemble au tour { $rounds }.
}
outcome-drawn = Partie nulle : après { $rounds } tours de table, aucun des { $seats } joueurs n'a retourné un Chat et une Cape ensemble.

## Ce qui n'est pas possible

refusal-sm3 = Ce n'est pas votre tour : on joue l'un après l'autre, et chacun fait une seule chose.
refusal-sm4-1 = Votre main ne suffit pas pour ce prix.
refusal-sm4-2 = Pièces et pâtée ne se remplacent jamais.
refusal-sm4-3 = Cette pile est vide : elle ne vend rien tant qu'aucune carte n'y revient.
refusal-sm4-4 = Cette carte n'est pas à vendre.
refusal-sm5-1 = La pièce cadenas ne se jette pas.
refusal-sm5-2 = On ne jette qu'une carte de sa propre main.
refusal-sm6-4 = Vous n'avez pas de Souris dans votre main.
refusal-sm6-5 = Une Souris vise une carte de la main d'un autre joueur.
refusal-sm10 = Les premiers pas se jouent sans les Souris.

## La table

draw-round = Tour { $round }
draw-market = Banque et marché
draw-start = Une pièce de départ donne { $coin }, une pièce cadenas { $locked }.
draw-ware = reste { $count }, prix { $price }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $turn ->
    [yes] {" "}— à jouer
   *[no] {""}
}
draw-hand = Main : { $cards }
draw-hidden = [ ? ]
draw-empty = [   ]
draw-backpack = Sac à dos : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; cachées, main ou sac : { $cards }
draw-washing = Machine à laver : { $cards }
draw-nothing = rien
