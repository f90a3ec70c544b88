## Le jeu

title = Chabyrinthe
pitch = Tournez et poussez les gouttières d'un toit jusqu'à ce qu'un chat errant puisse rentrer.
option-board = Toit
option-board-standard = Quatre sur quatre
option-board-kittens = Chatons : trois sur trois
option-board-big-tom = Gros matou : cinq sur cinq, une seule gouttière de réserve
option-play = Façon de jouer
option-play-versus = Chacun pour soi (seul : solitaire)
option-play-coop = Ensemble : en aussi peu de tours que possible
option-play-teams = Deux contre deux
option-first-edition = Première édition
option-first-edition-no = Autant d'insertions que d'actions
option-first-edition-yes = Une insertion par tour au plus
option-even-start = Départ équitable
option-even-start-no = Le premier tour est comme les autres
option-even-start-yes = Le tout premier tour n'a qu'une action

## Les cartes

kind-straight = droite
kind-elbow = coude
kind-double = double coude
kind-bridge = pont
kind-tee = té
kind-cross = croix
tile = { $kind } { $letter } ({ $sides })
sides-ns = nord–sud
sides-ew = est–ouest
sides-ne = nord–est
sides-es = est–sud
sides-sw = sud–ouest
sides-nw = nord–ouest
sides-ne-sw = nord–est et sud–ouest
sides-nw-es = nord–ouest et est–sud
sides-ns-ew = nord–sud par-dessus est–ouest
sides-new = nord, est et ouest
sides-nes = nord, est et sud
sides-esw = est, sud et ouest
sides-nsw = nord, sud et ouest
sides-nesw = les quatre côtés
cat-grey = chat gris
cat-ginger = chat roux
cat-black = chat noir
cat-with-points = { $cat } ({ $points })
and = { " et " }

## Que faire

prompt-act = { $you ->
    [yes] À vous : encore { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Tournez une gouttière, poussez-en une ou arrêtez-vous.
   *[no] { $name } a encore { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
}
prompt-home = { $you ->
    [yes] Le { $cat } de la place { $place } peut aller aux deux foyers. Lequel choisit-il ?
   *[no] { $name } choisit le foyer du { $cat } de la place { $place }.
}
prompt-wait = On retourne une carte.

line-down = colonne { $line }, par le haut
line-up = colonne { $line }, par le bas
line-right = rangée { $line }, par la gauche
line-left = rangée { $line }, par la droite

action-turn = Tourner la gouttière { $cell } : { $tile }.
action-push = Pousser à la place { $place } ({ $line }) : { $tile }. La carte en { $from } ({ $out }) passe sous la pile.
action-home = Il va au foyer de la place { $place }.
action-stop = S'arrêter : finir le tour.

## Ce qui s'est passé

event-dealt = Le toit est posé.
event-dealt-again = Un chat serait déjà rentré : on repose le toit.
event-begins = { $you ->
    [yes] Le sort en a décidé : vous commencez.
   *[no] Le sort en a décidé : { $name } commence.
}
event-top-card = Sur la pile, maintenant : { $kind }.
event-turned = { $you ->
    [yes] Vous tournez
   *[no] { $name } tourne
} la gouttière { $cell } : { $tile }.
event-pushed = { $you ->
    [yes] Vous poussez
   *[no] { $name } pousse
} à la place { $place } : { $tile }. La carte en { $from } ({ $out }) passe sous la pile.
event-stopped = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $name } s'arrête.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
event-came-home = { $you ->
    [yes] Vous ramenez le { $cat }
   *[no] { $name } ramène le { $cat }
} : de la place { $from } par { $path } jusqu'au foyer { $home }.
event-home-moved = Le foyer avance de la place { $from } à la place { $to }.
event-new-cat = Un { $cat } arrive à la place { $place }.
event-chain = Et ça continue !
event-all-home = Tous les chats sont rentrés.
event-cut-off = La nuit est tombée : les autres chats restent sur le toit.

outcome-turns = Tous les chats rentrés en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : { $grade }
outcome-cut = Après { $turns } tours, il reste des chats sur le toit : { $grade }
outcome-won = { $you ->
    [yes] Vous gagnez avec { $points } points : les chats n'ont pas de meilleur ami que vous.
   *[no] { $name } gagne avec { $points } points : les chats n'ont pas de meilleur ami.
}
outcome-team = { $names } gagnent ensemble avec { $points } points.
outcome-shared = { $names } se partagent la victoire avec { $points } points chacun.
outcome-score = { $name } : { $points }
outcome-standings = Points — { $scores }.

grade-1 = chat-peau bas, c'est du miaou-veilleux !
grade-2 = un vrai chat-d'œuvre !
grade-3 = félin-citations !
grade-4 = tout à fait chat-tisfaisant.
grade-5 = encore un petit coup de patte…
grade-6 = un peu trop de chat-huts.
grade-7 = quelle chat-astrophe !

## Ce qui n'est pas possible

refusal-ch3 = Ce n'est pas votre tour.
refusal-ch4-1 = La gouttière est déjà comme cela ; pour ne rien faire, arrêtez-vous.
refusal-ch4-2 = Cette gouttière ne peut pas être ainsi : tourner une carte ne change pas son dessin.
refusal-ch5-1 = On ne pousse que la carte du dessus de la pile.
refusal-ch5-2 = Il n'y a pas de telle place autour de ce toit.
refusal-ch7-1 = Dites d'abord à quel foyer va le chat.
refusal-ch7-2 = Ce foyer n'est pas au choix maintenant.
refusal-ch10-6 = La première édition permet une insertion par tour.
refusal-ch10-3 = Pour jouer ensemble, il faut être au moins deux.
refusal-ch10-4 = Les équipes jouent à deux contre deux : il faut quatre joueurs.
refusal-ch10-7 = Un départ équilibré ne change rien là où personne n'est l'adversaire.

## La table

draw-round = Tour de table { $round }, tour { $turns }
draw-walk = ━ Chemin parcouru : de la place { $from } par { $path } jusqu'au foyer, alors à la place { $home }
draw-cat = ^ { $cat } à la place { $place }, près de { $cell }
draw-home = ⌂ Foyer à la place { $place }, près de { $cell }
draw-top = Dessus de la pile de gouttières : { $card }
draw-pile = Dessous, jamais vues : { $unseen } ; puis, dans cet ordre : { $under }
draw-cats-left = Chats dans la pile : { $count }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $team ->
    [0] {""}
   *[other] {", "}équipe { $team }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cats }{ $turn ->
    [yes] {" "}— à jouer
   *[no] {""}
}
draw-nothing = rien
