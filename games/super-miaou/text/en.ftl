## The game

title = Super Miaou
pitch = A first deck-builder: fill your backpack, and be the first to turn up a Cat and a Cape together.
option-first-steps = First steps
option-first-steps-no = With all cards
option-first-steps-yes = Without Mouse cards, for a first game

## Cards

card-start-blue = Blue coin
card-start-orange = Orange coin
card-start-green = Green coin
card-start-pink = Pink coin
card-locked = Locked coin
card-coin2 = Coin 2
card-coin3 = Coin 3
card-mouse = Mouse
card-food = Cat food
card-cat = Cat
card-cape = Cape

a-start-blue = a blue coin
a-start-orange = an orange coin
a-start-green = a green coin
a-start-pink = a pink coin
a-locked = a locked coin
a-coin2 = a Coin 2
a-coin3 = a Coin 3
a-mouse = a Mouse
a-food = a Cat food
a-cat = a Cat
a-cape = a Cape

use-coin2 = a better coin
use-coin3 = the best coin
use-mouse = steals a card from another player
use-food = buys a Cat
use-cat = half of the win
use-cape = the other half of the win

price-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
price-food = { $amount } cat food

## What to do

prompt-choose = { $you ->
    [yes] Your turn. Your hand: { $hand }. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $food ->
        [0] {""}
       *[other] {" and "}{ $food } cat food
    } to spend. Do one thing:
   *[no] { $name } chooses; the hand is: { $hand }.
}
prompt-wait = A card is being turned up.

action-buy = Buy { $card } for { $price } ({ $use }).
action-bin = { $start ->
    [yes] Bin { $card }: it leaves the game for good.
   *[no] Bin { $card }: it goes back on its pile.
}
action-mouse = Send the Mouse to { $name }: steal the { $side ->
    [left] left
   *[right] right
} card{ $known ->
    [yes] {", "}{ $card }
   *[no] {", "}unseen
}.
action-pass = Pass: do nothing this turn.

## What happened

event-begins = { $you ->
    [yes] The lot says: you begin.
   *[no] The lot says: { $name } begins.
}
event-turned-up = { $you ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
event-bought = { $you ->
    [yes] You buy { $card }.
   *[no] { $name } buys { $card }.
}
event-binned = { $you ->
    [yes] You bin { $card }: it is out of the game.
   *[no] { $name } bins { $card }: it is out of the game.
}
event-returned = { $you ->
    [yes] You put { $card } back on its pile.
   *[no] { $name } puts { $card } back on its pile.
}
victim = { $you ->
    [yes] you
   *[no] { $name }
}
event-pointed = { $you ->
    [yes] You send
   *[no] { $name } sends
} the Mouse to { $victim }, to the { $side ->
    [left] left
   *[right] right
} card.
event-stolen = { $you ->
    [yes] You steal { $card } from { $victim }.
   *[no] { $name } steals { $card } from { $victim }.
}
event-stays = { $you ->
    [yes] It is your locked coin: it stays with you.
   *[no] It is the locked coin of { $name }: it stays.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-reshuffled = { $you ->
    [yes] Your washing machine is emptied into your backpack and shuffled.
   *[no] The washing machine of { $name } is emptied into the backpack and shuffled.
}
event-short = { $you ->
    [yes] You have no card left to draw: your hand stays short.
   *[no] { $name } has no card left to draw: the hand stays short.
}
event-won = { $you ->
    [yes] A Cat and a Cape: you have found Super Miaou!
   *[no] A Cat and a Cape: { $name } has found Super Miaou!
}
event-nobody = Nobody found Super Miaou: the game is drawn.

outcome-won = { $you ->
    [yes] You win: you turned up a Cat and a Cape together in round { $rounds }.
   *[no] { $name } wins: a Cat and a Cape turned up together in round { $rounds }.
}
outcome-drawn = Drawn: after { $rounds } rounds none of the { $seats } players had turned up a Cat and a Cape together.

## What is not possible

refusal-sm3 = It is not your turn: the players take turns, and each does one thing.
refusal-sm4-1 = Your hand does not reach the price.
refusal-sm4-2 = Coins and cat food never replace each other.
refusal-sm4-3 = That pile is empty: it sells nothing until a card comes back.
refusal-sm4-4 = That card is not for sale.
refusal-sm5-1 = The locked coin can't be binned.
refusal-sm5-2 = You can bin only a card that lies in your own hand.
refusal-sm6-4 = You have no Mouse in your hand.
refusal-sm6-5 = A Mouse goes to a card in another player's hand.
refusal-sm10 = The first steps are played without Mouse cards.

## The table

draw-round = Round { $round }
draw-market = Bank and market
draw-start = Start coins give { $coin }, locked coins { $locked }.
draw-ware = { $count } left, { $price }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $turn ->
    [yes] {" "}— to play
   *[no] {""}
}
draw-hand = Hand: { $cards }
draw-hidden = [ ? ]
draw-empty = [   ]
draw-backpack = Backpack: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; unseen, in hand or backpack: { $cards }
draw-washing = Washing machine: { $cards }
draw-nothing = nothing
