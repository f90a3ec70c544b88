## Le jeu

title = Comme chien et chat
pitch = Misez sur vos animaux favoris : donnez-leur ce qu'ils adorent, et aux autres ce qu'ils détestent.

## Les animaux et la nourriture

animal-clarence = Clarence
animal-minka = Minka
animal-carlo = Carlo
animal-mimi = Mimi
animal-moritz = Moritz
animal-tiger = Tiger
animal-susi = Susi
animal-maunz = Maunz
animal-flocke = Flocke
animal-bruno = Bruno
animal-hasso = Hasso
animal-bella = Bella
animal-waldi = Waldi
animal-struppi = Struppi
animal-rex = Rex
animal-wotan = Wotan
animal-rudi = Rudi
animal-lotte = Lotte

the-animal = { $name } ({ $species ->
    [cat] chat
   *[dog] chien
})
food-bone = os { $value }
food-fish = poisson { $value }

## Les cartes d'action

card-take-away = Débarrasser
card-dog-for-cat = Chien contre chat
card-fish-for-bone = Poisson contre os
card-like-for-like = Entre semblables
card-card-for-card = Carte contre carte
card-all-for-all = Tout contre tout
card-pawn-for-pawn = Pion contre pion
card-go-home = À la maison
card-my-place = C'est ma place

use-take-away = une carte de nourriture d'un animal va sous la pile
use-dog-for-cat = un chien et un chat échangent toute leur nourriture
use-fish-for-bone = une carte poisson et une carte os de deux animaux changent de place
use-like-for-like = deux chiens ou deux chats échangent toute leur nourriture
use-card-for-card = deux cartes de nourriture de deux animaux changent de place
use-all-for-all = deux animaux quelconques échangent toute leur nourriture
use-pawn-for-pawn = deux pions de deux animaux changent de place
use-go-home = un pion retourne chez son propriétaire
use-my-place = le pion d'un autre rentre chez lui, et le vôtre prend sa case

owner = { $you ->
    [yes] votre pion
   *[no] le pion de { $name }
}
and = { " et " }

## Que faire

prompt-deal = On prépare la table.
prompt-wait = On retourne une carte de nourriture.
prompt-place = { $you ->
    [yes] À vous. Placez { $stock ->
        [one] votre dernier pion
       *[other] un de vos { $stock } pions
    } sur un animal :
   *[no] { $name } place un pion.
}
prompt-choose = { $you ->
    [yes] { $cards ->
        [0] Nourrissez un animal : vous n'avez plus de carte d'action.
       *[other] Nourrissez un animal, ou jouez une carte d'action :
    }
   *[no] { $name } choisit : nourrir, ou jouer une carte d'action.
}
prompt-lay = { $you ->
    [yes] Vous avez retourné { $food }. Pour qui ?
   *[no] { $name } a retourné { $food } et choisit pour qui.
}
prompt-go-on = { $you ->
    [yes] { $animal } a { $fed ->
        [one] { $fed } carte
       *[other] { $fed } cartes
    } de nourriture. Continuer à nourrir { $animal }, ou arrêter ?
   *[no] { $name } peut continuer à nourrir { $animal }.
}
prompt-take-away = { $card } : quelle carte de nourriture va sous la pile ?
prompt-dog-for-cat = { $card } : quel chien donne toute sa nourriture ?
prompt-dog-for-cat-second = { $card } : avec quel chat { $chosen } échange-t-il ?
prompt-fish-for-bone = { $card } : quelle carte poisson ?
prompt-fish-for-bone-second = { $card } : contre quelle carte os { $animal } donne-t-il { $chosen } ?
prompt-like-for-like = { $card } : quel animal donne toute sa nourriture ?
prompt-like-for-like-second = { $card } : avec qui de son espèce { $chosen } échange-t-il ?
prompt-card-for-card = { $card } : quelle carte de nourriture ?
prompt-card-for-card-second = { $card } : contre quelle carte { $animal } donne-t-il { $chosen } ?
prompt-all-for-all = { $card } : quel animal donne toute sa nourriture ?
prompt-all-for-all-second = { $card } : avec qui { $chosen } échange-t-il ?
prompt-pawn-for-pawn = { $card } : quel pion ?
prompt-pawn-for-pawn-second = { $card } : avec quel pion { $chosen }, sur { $animal }, change-t-il de place ?
prompt-go-home = { $card } : quel pion retourne chez son propriétaire ?
prompt-my-place = { $card } : quel pion laisse sa case au vôtre ?

action-place = Placer un pion sur { $animal }.
action-feed = Nourrir : retourner la première carte de la pile ({ $pile ->
    [one] la dernière
   *[other] { $pile } cartes
}).
action-lay = La donner à { $animal }.
action-more = Continuer : la carte suivante va au même animal, quelle qu'elle soit.
action-stop = Arrêter de nourrir.
action-card = Jouer { $card } : { $use }.
action-animal = { $animal }
action-food = { $food }, sur { $animal }
action-pawn = { $you ->
    [yes] votre pion sur { $animal }
   *[no] le pion de { $name } sur { $animal }
}
action-back = Revenir : choisir autre chose.

## Ce qui s'est passé

event-joins = { $animal } arrive à la table.
event-dealt = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
} { $cards ->
    [one] { $cards } carte d'action
   *[other] { $cards } cartes d'action
}.
event-got = { $you ->
    [yes] Vous recevez la carte d'action { $card }.
   *[no] { $name } reçoit la carte d'action { $card }.
}
event-begins = { $you ->
    [yes] Le sort en a décidé : vous commencez.
   *[no] Le sort en a décidé : { $name } commence.
}
event-placed = { $you ->
    [yes] Vous placez un pion sur { $animal }.
   *[no] { $name } place un pion sur { $animal }.
}
event-feeds = { $you ->
    [yes] Vous nourrissez.
   *[no] { $name } nourrit.
}
event-turned-up = { $you ->
    [yes] Vous retournez { $food }.
   *[no] { $name } retourne { $food }.
}
event-laid = { $you ->
    [yes] Vous donnez { $food } à { $animal }.
   *[no] { $name } donne { $food } à { $animal }.
}
event-sated = { $animal } n'a plus faim : plus rien ne change pour cet animal.
event-goes-on = { $you ->
    [yes] Vous continuez à nourrir { $animal }.
   *[no] { $name } continue à nourrir { $animal }.
}
event-stops = { $you ->
    [yes] Vous arrêtez de nourrir.
   *[no] { $name } arrête de nourrir.
}
event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
}
event-took-away = { $animal } perd { $food } : la carte va sous la pile.
event-swapped-bowls = { $animal } et { $other } échangent toute leur nourriture.
event-swapped-food = { $animal } donne { $food } à { $other } et reçoit { $got }.
event-swapped-pawns = Deux pions changent de place : { $left } sur { $animal }, { $came } sur { $other }.
event-went-home = { $you ->
    [yes] Votre pion sur { $animal } rentre chez vous.
   *[no] Le pion de { $name } sur { $animal } rentre chez son propriétaire.
}
event-took-place = { $you ->
    [yes] Sur { $animal }, vous prenez la case : { $owner } rentre chez son propriétaire.
   *[no] Sur { $animal }, { $name } prend la case : { $owner } rentre chez son propriétaire.
}
event-ended-sated = Tous les animaux sauf un sont rassasiés : la partie est finie.
event-ended-pile = La dernière carte de nourriture est posée : la partie est finie.

outcome-won = { $you ->
    [yes] Vous gagnez avec { $points }
   *[no] { $name } gagne avec { $points }
} { $count ->
    [one] point
   *[other] points
}.
outcome-shared = Victoire partagée : { $names }, { $points } { $count ->
    [one] point
   *[other] points
} chacun.
outcome-score = { $name } : { $points }
outcome-scores = Le compte — { $scores }.

## Ce qui n'est pas possible

refusal-cc1 = Cet animal n'est pas dans cette partie.
refusal-cc2 = Ce n'est pas le moment : d'abord un pion, puis nourrir ou jouer une carte, chacun son tour.
refusal-cc3 = Vous devez d'abord placer un pion.
refusal-cc3-1 = Toutes les cases de cet animal sont prises.
refusal-cc4 = Cet animal est rassasié : plus rien ne change pour lui.
refusal-cc6 = Dans une série, tout va au même animal : continuez, ou arrêtez.
refusal-cc7 = Choisissez d'abord une carte de votre main.
refusal-cc7-1 = Débarrasser : choisissez une carte de nourriture posée devant un animal.
refusal-cc7-2 = Chien contre chat : choisissez un chien, puis un chat.
refusal-cc7-3 = Poisson contre os : choisissez une carte poisson, puis une carte os d'un autre animal.
refusal-cc7-4 = Entre semblables : choisissez deux chiens ou deux chats.
refusal-cc7-5 = Carte contre carte : choisissez deux cartes de nourriture de deux animaux différents.
refusal-cc7-6 = Tout contre tout : choisissez deux animaux différents.
refusal-cc7-7 = Pion contre pion : choisissez deux pions sur deux animaux différents.
refusal-cc7-8 = À la maison : choisissez un pion posé sur un animal.
refusal-cc7-9 = C'est ma place : choisissez un pion posé sur un animal, et gardez-en un en réserve.
refusal-cc7-10 = Cela laisserait la table telle qu'elle est.
refusal-cc7-11 = Cela ne se joue pas maintenant : il n'y a rien à y changer.
refusal-cc7-12 = Une carte commencée se joue jusqu'au bout ou se reprend.

## La table

draw-round = Tour { $round }
draw-pile = Pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} — os { $bones } — poisson { $fish }
draw-under = Sous la pile, à partir du haut : { $cards }
draw-animal = { $name }, { $species ->
    [cat] chat
   *[dog] chien
}, valeur { $worth }{ $sated ->
    [yes] {", "}rassasié
   *[no] {""}
}
draw-pawns = pions : { $pawns }
draw-food = nourriture : { $food }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $points } { $count ->
    [one] point
   *[other] points
}, { $stock ->
    [one] { $stock } pion
   *[other] { $stock } pions
} en réserve, { $cards ->
    [one] { $cards } carte d'action
   *[other] { $cards } cartes d'action
}{ $turn ->
    [yes] {" "}— à jouer
   *[no] {""}
}
draw-discard = Cartes jouées : { $cards }
draw-hand = Votre main : { $cards }
draw-nothing = rien
