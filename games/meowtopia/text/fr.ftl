## Le jeu

title = Meowtopia
pitch = Menez une famille de chatons : envoyez-les travailler, laissez-les dormir, arrosez les champs, nourrissez tout le monde.
option-side = Tuiles action
option-side-a = Face A : une action par tuile
option-side-b = Face B : deux actions par tuile, ceux qui suivent font l'autre
option-first-free = Réveil
option-first-free-no = Quand plusieurs dorment, chaque réveil coûte 1 nourriture
option-first-free-yes = Quand plusieurs dorment, le premier réveil est gratuit

## Les noms

job-food = Nourriture
job-irrigation = Irrigation
job-gold = Or
job-recruit = Recrutement
job-fields = Champs
tile-pair = { $first }/{ $second }
family = { $you ->
    [yes] votre famille
   *[no] la famille de { $name }
}
load = { $ware ->
    [food] { $units } nourriture
    [gold] { $units } or
   *[none] sans marchandise
}

## Que faire

prompt-lot = On tire au sort qui commence.
prompt-wake = { $you ->
    [yes] Le matin. Vous avez { $asleep ->
        [one] un chaton endormi
       *[other] { $asleep } chatons endormis
    } et { $food } nourriture. { $free ->
        [one] Son réveil est gratuit.
        [yes] Le premier réveil est gratuit, les autres se paient.
       *[no] Chaque réveil se paie.
    } Combien se réveillent ?
   *[no] { $name } choisit combien de chatons se réveillent.
}
prompt-rouse = { $you ->
    [yes] De quelle famille est le prochain chaton qui se réveille ? (encore { $left })
   *[no] { $name } choisit quels chatons se réveillent.
}
prompt-sell = { $you ->
    [yes] Que donnez-vous au commerçant { $merchant } ({ $load }) ?
   *[no] { $name } charge le commerçant { $merchant } ({ $load }).
}
prompt-take = { $you ->
    [yes] La journée. Prenez une tuile action :
   *[no] { $name } prend une tuile action.
}
prompt-choose = { $you ->
    [yes] Quelle action de la tuile faites-vous ? Les autres pourront suivre avec la seconde.
   *[no] { $name } choisit l'une des deux actions de la tuile.
}
prompt-send = { $you ->
    [yes] { $job } : combien de vos { $awake } travailleurs réveillés envoyez-vous ?
   *[no] { $job } : { $name } choisit combien de travailleurs envoyer.
}
prompt-name = { $you ->
    [yes] { $job } : de quelle famille est le prochain travailleur qui part ? (encore { $left })
   *[no] { $job } : { $name } choisit quels travailleurs partent.
}
prompt-field = { $you ->
    [yes] Posez un champ à côté d'un des vôtres (encore { $left }).
   *[no] { $name } pose un champ (encore { $left }).
}
prompt-stick = { $you ->
    [yes] Posez un bâtonnet au bord d'un de vos champs (encore { $left }).
   *[no] { $name } pose un bâtonnet (encore { $left }).
}
prompt-recruit = { $you ->
    [yes] Que sera le nouveau chaton, pour toujours ? (encore { $left })
   *[no] { $name } recrute un chaton (encore { $left }).
}
prompt-follow = { $you ->
    [yes] { $job } : suivez-vous avec un travailleur, ou passez-vous ?
   *[no] { $job } : { $name } peut suivre ou passer.
}
prompt-evening = { $you ->
    [yes] Le soir. Le repas coûte { $bill } nourriture et vous en avez { $food }. Renvoyez un chaton, ou dites combien restent sans repas :
   *[no] { $name } nourrit ses chatons : il faut { $bill } nourriture.
}
prompt-over = La partie est finie.

action-wake = { $count ->
    [0] Ne réveiller personne.
    [one] Réveiller un chaton{ $cost ->
        [0] {" "}gratuitement
       *[other] {" "}pour { $cost } nourriture
    }.
   *[other] Réveiller { $count } chatons{ $cost ->
        [0] {" "}gratuitement
       *[other] {" "}pour { $cost } nourriture
    }.
}
action-pick = { $you ->
    [yes] Un chaton de votre famille.
   *[no] Un chaton de la famille de { $name }.
}
action-sell = { $ware ->
    [food] Donner 1 nourriture au commerçant.
    [gold] Donner 1 or au commerçant.
   *[none] Ne rien donner au commerçant.
}
action-take = Prendre { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}avec { $bonus } nourriture dessus
}.
action-do = Faire { $job } ; ceux qui suivent font { $other }.
action-send = { $count ->
    [0] N'envoyer personne.
    [one] Envoyer un travailleur{ $job ->
        [food] {" : "}{ $brings } nourriture
        [gold] {" : "}{ $brings } or
        [irrigation] {" : "}un bâtonnet
        [recruit] {" : "}un chaton
       *[fields] {" : "}un champ
    }.
   *[other] Envoyer { $count } travailleurs : { $job ->
        [food] { $brings } nourriture
        [gold] { $brings } or
        [irrigation] { $brings } bâtonnets
        [recruit] { $brings } chatons
       *[fields] { $brings } champs
    }.
}
action-field = Poser un champ en { $at }{ $watered ->
    [yes] {", "}irrigué aussitôt
   *[no] {", "}sec
}.
action-stick = Poser un bâtonnet en { $at } : il touche { $touches ->
    [one] un champ
   *[other] { $touches } champs
}.
action-recruit = Recruter un chaton{ $own ->
    [yes] {""}
   *[no] {" "}de la famille de { $name }
} comme { $role ->
    [worker] travailleur
   *[merchant] commerçant
}.
action-follow = Suivre : envoyer un travailleur{ $own ->
    [yes] {""}
   *[no] {" "}de la famille de { $name }
} ({ $job }).
action-pass-wake = Passer, et réveiller un chaton{ $own ->
    [yes] {""}
   *[no] {" "}de la famille de { $name }
}.
action-pass = { $food ->
    [0] Passer, sans réveiller personne.
   *[other] Passer, et prendre { $food } nourriture.
}
action-dismiss = Renvoyer { $kind ->
    [awake] un travailleur réveillé
    [asleep] un travailleur endormi
   *[merchant] le commerçant { $place } ({ $load })
}{ $own ->
    [yes] {""}
   *[no] {", "}de la famille de { $name }
} : { $food } nourriture en échange.
action-unfed = { $count ->
    [0] Nourrir tout le monde pour { $bill } nourriture.
    [one] Laisser un chaton sans repas (−{ $points } points) et payer { $bill } nourriture.
   *[other] Laisser { $count } chatons sans repas (−{ $points } points) et payer { $bill } nourriture.
}

## Ce qui s'est passé

event-begins = { $you ->
    [yes] Le sort en a décidé : vous commencez.
   *[no] Le sort en a décidé : { $name } commence.
}
event-rewarded = { $you ->
    [yes] Tous vos chatons sont réveillés : vous prenez { $food } nourriture.
   *[no] Tous les chatons de { $name } sont réveillés : { $food } nourriture.
}
event-woke = { $you ->
    [yes] Vous réveillez
   *[no] { $name } réveille
} { $count ->
    [0] zéro chaton
    [one] un chaton
   *[other] { $count } chatons
}{ $paid ->
    [0] {""}
   *[other] {" "}pour { $paid } nourriture
}.
event-loaded = { $you ->
    [yes] Vous donnez
   *[no] { $name } donne
} 1 { $ware ->
    [food] nourriture
   *[gold] or
} au commerçant { $merchant }.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la tuile { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}et sa réserve de { $bonus } nourriture
}.
event-chose = { $you ->
    [yes] Vous choisissez { $job }.
   *[no] { $name } choisit { $job }.
}
event-sent = { $job } : { $you ->
    [yes] vous envoyez
   *[no] { $name } envoie
} { $count ->
    [0] zéro travailleur
    [one] un travailleur
   *[other] { $count } travailleurs
}.
event-followed = { $job } : { $you ->
    [yes] vous suivez.
   *[no] { $name } suit.
}
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $name } passe
}{ $woke ->
    [yes] {" "}et { $you ->
        [yes] réveillez un chaton
       *[no] réveille un chaton
    }
   *[no] { $food ->
        [0] {""}
       *[other] {" "}et { $you ->
            [yes] prenez
           *[no] prend
        } { $food } nourriture
    }
}.
event-gathered = { $you ->
    [yes] Vous prenez { $food } nourriture.
   *[no] { $name } prend { $food } nourriture.
}
event-earned = { $you ->
    [yes] Vous prenez { $gold } or.
   *[no] { $name } prend { $gold } or.
}
event-field = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un champ en { $at }{ $watered ->
    [yes] {", "}irrigué aussitôt
   *[no] {""}
}.
event-stick = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un bâtonnet en { $at } ; il touche { $touches ->
    [one] un champ
   *[other] { $touches } champs
}.
event-recruited = { $you ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} un chaton{ $own ->
    [yes] {""}
   *[no] {", "}venu de { $family }
} : un { $role ->
    [worker] travailleur
   *[merchant] commerçant
}.
event-last-round = { $ending ->
    [field] Le dernier champ est pris : cette manche est la dernière.
    [stick] Le dernier bâtonnet est pris : cette manche est la dernière.
   *[adoption] Un chaton a changé de famille : cette manche est la dernière.
}
event-dismissed = { $you ->
    [yes] Vous renvoyez
   *[no] { $name } renvoie
} un { $role ->
    [worker] travailleur
   *[merchant] commerçant
}, contre { $food } nourriture.
event-fed = { $you ->
    [yes] Vous nourrissez vos chatons
   *[no] { $name } nourrit ses chatons
} : { $paid ->
    [0] cela ne coûte rien
   *[other] { $paid } nourriture
}{ $unfed ->
    [0] {""}
    [one] {" ; "}un reste sans repas
   *[other] {" ; "}{ $unfed } restent sans repas
}.
event-round = La manche { $round } commence ; premier joueur : { $you ->
    [yes] vous
   *[no] { $name }
}.
event-awake-food = { $you ->
    [yes] Vos chatons réveillés rapportent { $food } nourriture.
   *[no] Les chatons réveillés de { $name } rapportent { $food } nourriture.
}
event-over = La partie est finie après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} : on compte les points.

outcome-won = { $you ->
    [yes] Vous gagnez avec { $points } points : Meowtopia vous choisit à la mairie.
   *[no] { $name } gagne avec { $points } points et prend la mairie de Meowtopia.
}
outcome-shared = { $names } partagent la victoire avec { $points } points.

## Le décompte

count-points = Points
count-kittens = Chatons
count-sticks = Bâtonnets
count-merchants-gold = Or chez les commerçants
count-merchants-food = Nourriture chez les commerçants
count-gold = Or
count-food = Nourriture
count-malus = Malus
count-total = Total

## Ce qui n'est pas possible

refusal-mt2 = Pas maintenant : chacun fait une chose après l'autre, à son tour.
refusal-mt3-1 = Vous n'avez pas tant de chatons endormis.
refusal-mt3-2 = Vous n'avez pas assez de nourriture pour en réveiller autant.
refusal-mt4-1 = Un commerçant garde la sorte de marchandise qu'il a prise d'abord.
refusal-mt4-2 = Vous n'en avez pas en réserve.
refusal-mt5-1 = Cette tuile a déjà été prise pendant cette manche.
refusal-mt5-2 = On n'envoie pas plus de six travailleurs.
refusal-mt5-3 = Vous n'avez pas autant de travailleurs réveillés.
refusal-mt5-4 = Tant de travailleurs ne pourraient rien faire : il manque de l'or, des chatons ou des bords libres.
refusal-mt6-1 = Pour suivre, il faut un travailleur à vous qui soit réveillé.
refusal-mt6-2 = Vous ne pouvez pas faire cette action : il faut passer.
refusal-mt6-3 = Vous n'avez aucun chaton endormi de cette famille.
refusal-mt8-1 = Il y a déjà un bâtonnet sur ce bord.
refusal-mt8-2 = Un bâtonnet se pose au bord d'un de vos champs.
refusal-mt10-1 = Tant que votre famille a des chatons en réserve, vous prenez l'un d'eux.
refusal-mt10-2 = Cette famille n'a plus de chaton en réserve.
refusal-mt11-1 = Il y a déjà un champ à cet endroit.
refusal-mt11-2 = Un champ touche par un côté un de vos champs.
refusal-mt12-1 = Vous n'avez pas de tel chaton.
refusal-mt12-2 = Vous n'avez pas assez de nourriture pour ce repas.
refusal-mt12-3 = Aucun chaton ne reste sans repas quand il n'y a plus rien à payer.
refusal-mt12-4 = Le dernier chaton n'est jamais renvoyé.
refusal-mt17-1 = Cette action n'est pas sur votre tuile.

## La table

draw-round = Manche { $round }{ $last ->
    [yes] {" "}(la dernière)
   *[no] {""}
} ; sur le plateau : { $fields } champs, { $sticks } bâtonnets
draw-stock = Chatons en réserve : { $kittens }
draw-tiles = Tuiles action
draw-tile = { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } nourriture
}{ $taken ->
    [yes] {" "}— prise par { $taker }
   *[no] {""}
}
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $first ->
    [yes] {" "}— premier joueur
   *[no] {""}
}{ $turn ->
    [yes] {" "}— à jouer
   *[no] {""}
}
draw-home = Nourriture { $food }, or { $gold }{ $malus ->
    [0] {""}
   *[other] {", "}malus { $malus }
}
draw-awake-asleep = { $awake } réveillés, { $asleep } endormis
draw-workers = Travailleurs : { $workers }
draw-merchant = Commerçant { $place } { $symbol } : { $load }
draw-legend = Champs : . sec, ~ irrigué. Bâtonnets : === et #.
