## The game

title = Comme chien et chat
pitch = Back your favourite animals: feed them what they love, and feed the others what they hate.

## Animals and food

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
    [cat] cat
   *[dog] dog
})
food-bone = bones { $value }
food-fish = fish { $value }

## Action cards

card-take-away = Take away
card-dog-for-cat = Dog for cat
card-fish-for-bone = Fish for bone
card-like-for-like = Like for like
card-card-for-card = Card for card
card-all-for-all = All for all
card-pawn-for-pawn = Pawn for pawn
card-go-home = Go home
card-my-place = My place

use-take-away = a food card of an animal goes under the pile
use-dog-for-cat = a dog and a cat swap all their food
use-fish-for-bone = a fish card and a bone card on two animals change places
use-like-for-like = two dogs or two cats swap all their food
use-card-for-card = two food cards on two animals change places
use-all-for-all = any two animals swap all their food
use-pawn-for-pawn = two pawns on two animals change places
use-go-home = a pawn goes back to its owner
use-my-place = another player's pawn goes home, and yours takes its square

owner = { $you ->
    [yes] your pawn
   *[no] the pawn of { $name }
}
and = { " and " }

## What to do

prompt-deal = The table is being set.
prompt-wait = A food card is being turned up.
prompt-place = { $you ->
    [yes] Your turn. Place one of your { $stock ->
        [one] pawns (you have one left)
       *[other] { $stock } pawns
    } on an animal:
   *[no] { $name } is placing a pawn.
}
prompt-choose = { $you ->
    [yes] { $cards ->
        [0] Feed an animal: you have no action card left.
       *[other] Feed an animal, or play an action card:
    }
   *[no] { $name } chooses: feed, or play an action card.
}
prompt-lay = { $you ->
    [yes] You have turned up { $food }. Who gets it?
   *[no] { $name } has turned up { $food } and chooses who gets it.
}
prompt-go-on = { $you ->
    [yes] { $animal } has { $fed ->
        [one] { $fed } food card
       *[other] { $fed } food cards
    }. Go on feeding { $animal }, or stop?
   *[no] { $name } may go on feeding { $animal }.
}
prompt-take-away = { $card }: which food card goes under the pile?
prompt-dog-for-cat = { $card }: which dog gives all its food?
prompt-dog-for-cat-second = { $card }: with which cat does { $chosen } swap?
prompt-fish-for-bone = { $card }: which fish card?
prompt-fish-for-bone-second = { $card }: for which bone card does { $animal } give { $chosen }?
prompt-like-for-like = { $card }: which animal gives all its food?
prompt-like-for-like-second = { $card }: with whom of its kind does { $chosen } swap?
prompt-card-for-card = { $card }: which food card?
prompt-card-for-card-second = { $card }: for which card does { $animal } give { $chosen }?
prompt-all-for-all = { $card }: which animal gives all its food?
prompt-all-for-all-second = { $card }: with whom does { $chosen } swap?
prompt-pawn-for-pawn = { $card }: which pawn?
prompt-pawn-for-pawn-second = { $card }: with which pawn does { $chosen } on { $animal } change places?
prompt-go-home = { $card }: which pawn goes back to its owner?
prompt-my-place = { $card }: whose pawn makes room for yours?

action-place = Place a pawn on { $animal }.
action-feed = Feed: turn up the top food card ({ $pile ->
    [one] the last one
   *[other] { $pile } in the pile
}).
action-lay = Give it to { $animal }.
action-more = Go on: the next card goes to the same animal, whatever it is.
action-stop = Stop feeding.
action-card = Play { $card }: { $use }.
action-animal = { $animal }
action-food = { $food } on { $animal }
action-pawn = { $you ->
    [yes] your pawn on { $animal }
   *[no] the pawn of { $name } on { $animal }
}
action-back = Back: choose something else.

## What happened

event-joins = { $animal } comes to the table.
event-dealt = { $you ->
    [yes] You are dealt { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }.
   *[no] { $name } is dealt { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }.
}
event-got = { $you ->
    [yes] You get the action card { $card }.
   *[no] { $name } gets the action card { $card }.
}
event-begins = { $you ->
    [yes] The lot says: you begin.
   *[no] The lot says: { $name } begins.
}
event-placed = { $you ->
    [yes] You place a pawn on { $animal }.
   *[no] { $name } places a pawn on { $animal }.
}
event-feeds = { $you ->
    [yes] You feed.
   *[no] { $name } feeds.
}
event-turned-up = { $you ->
    [yes] You turn up { $food }.
   *[no] { $name } turns up { $food }.
}
event-laid = { $you ->
    [yes] You give { $food } to { $animal }.
   *[no] { $name } gives { $food } to { $animal }.
}
event-sated = { $animal } is sated: nothing about { $animal } changes any more.
event-goes-on = { $you ->
    [yes] You go on feeding { $animal }.
   *[no] { $name } goes on feeding { $animal }.
}
event-stops = { $you ->
    [yes] You stop feeding.
   *[no] { $name } stops feeding.
}
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-took-away = { $animal } loses { $food }: it goes under the pile.
event-swapped-bowls = { $animal } and { $other } swap all their food.
event-swapped-food = { $animal } gives { $food } to { $other } and gets { $got }.
event-swapped-pawns = Pawns change places: { $left } on { $animal }, { $came } on { $other }.
event-went-home = { $you ->
    [yes] Your pawn on { $animal } goes home.
   *[no] The pawn of { $name } on { $animal } goes home.
}
event-took-place = { $you ->
    [yes] On { $animal } you take the square: { $owner } goes home.
   *[no] On { $animal } { $name } takes the square: { $owner } goes home.
}
event-ended-sated = All animals but one are sated: the game is over.
event-ended-pile = The last food card is laid: the game is over.

outcome-won = { $you ->
    [yes] You win with { $points }
   *[no] { $name } wins with { $points }
} { $count ->
    [one] point
   *[other] points
}.
outcome-shared = { $names } share the win with { $points } { $count ->
    [one] point
   *[other] points
} each.
outcome-score = { $name }: { $points }
outcome-scores = The count — { $scores }.

## What is not possible

refusal-cc1 = That animal is not in this game.
refusal-cc2 = It is not the time for that: pawn first, then feed or play a card, one player after the other.
refusal-cc3 = You must place a pawn first.
refusal-cc3-1 = All squares of that animal are taken.
refusal-cc4 = That animal is sated: nothing about it changes any more.
refusal-cc6 = In a series all food goes to the same animal: go on, or stop.
refusal-cc7 = Choose a card of your own hand first.
refusal-cc7-1 = Take away: choose a food card that lies on an animal.
refusal-cc7-2 = Dog for cat: choose a dog, then a cat.
refusal-cc7-3 = Fish for bone: choose a fish card, then a bone card on another animal.
refusal-cc7-4 = Like for like: choose two dogs or two cats.
refusal-cc7-5 = Card for card: choose two food cards on two different animals.
refusal-cc7-6 = All for all: choose two different animals.
refusal-cc7-7 = Pawn for pawn: choose two pawns on two different animals.
refusal-cc7-8 = Go home: choose a pawn that stands on an animal.
refusal-cc7-9 = My place: choose a pawn that stands on an animal, and have one of your own left.
refusal-cc7-10 = That would leave the table as it is.
refusal-cc7-11 = That can't be played now: there is nothing that it would change.
refusal-cc7-12 = A card that you have begun to play is played to the end or taken back.

## The table

draw-round = Round { $round }
draw-pile = Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} — bones { $bones } — fish { $fish }
draw-under = Under the pile, from the top: { $cards }
draw-animal = { $name }, { $species ->
    [cat] cat
   *[dog] dog
}, worth { $worth }{ $sated ->
    [yes] {", "}sated
   *[no] {""}
}
draw-pawns = pawns: { $pawns }
draw-food = food: { $food }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $points } { $count ->
    [one] point
   *[other] points
}, { $stock ->
    [one] { $stock } pawn
   *[other] { $stock } pawns
} left, { $cards ->
    [one] { $cards } action card
   *[other] { $cards } action cards
}{ $turn ->
    [yes] {" "}— to play
   *[no] {""}
}
draw-discard = Played cards: { $cards }
draw-hand = Your hand: { $cards }
draw-nothing = nothing
