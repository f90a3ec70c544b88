round = Manche { $round }
player = { $name } : { $points }
hand = Votre main : { $cards }
prompt = { $you ->
    [yes] À vous.
   *[no] { $name } réfléchit.
}
action-play = Jouer le { $card }.
action-swap = Mettre le { $card } de côté.
action-draw = Piocher une carte.
event-drew = { $name } pioche une carte.
event-got = Vous recevez le { $card }.
event-played = { $name } joue le { $card }.
event-put-aside = { $name } met une carte de côté.
event-aside = Vous mettez le { $card } de côté.
event-point = { $name } gagne la manche.
event-no-point = Personne ne gagne la manche.
outcome = Gagné par { $names }.
refusal-ty2 = À votre tour, vous jouez une carte de votre main.
refusal-ty3 = On n'échange qu'une fois.
