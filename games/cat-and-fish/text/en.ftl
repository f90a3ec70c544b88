## The game

title = Cat & Fish
pitch = Five years of fishing around an island: sail, fish, sell in the right season, buy better gear, and be the richest cat.

## Tiles

tile-crab = crab
tile-shrimp = shrimp
tile-anchovy = anchovy
tile-pollack = pollack
tile-mackerel = mackerel
tile-squid = squid
tile-flounder = flounder
tile-octopus = octopus
tile-tuna = tuna
tile-shark = shark
tile-swordfish = swordfish
tile-whale = whale
tile-bone = bone
tile-treasure = treasure

a-crab = a crab
a-shrimp = a shrimp
a-anchovy = an anchovy
a-pollack = a pollack
a-mackerel = a mackerel
a-squid = a squid
a-flounder = a flounder
a-octopus = an octopus
a-tuna = a tuna
a-shark = a shark
a-swordfish = a swordfish
a-whale = a whale
a-bone = a fish bone
a-treasure = a treasure

## Game cards

gear-rod = Fishing Rod
gear-net = Fishing Net
gear-fisher-man = Fisher Man
gear-boat = Fishing Boat
gear-vessel = Fishing Vessel
gear-engine = Engine
gear-wizard = Wizard
gear-sorcerer = Sorcerer
gear-merchant = Merchant
gear-membership = Membership
gear-cold-storage = Cold Storage
gear-black-market = Black Market
gear-summoner = Summoner

use-net = fishes two hexes away
use-fisher-man = fishes three hexes away
use-boat = sails line 1
use-vessel = sails line 2
use-engine = sails one step further
use-wizard = changes an action into another
use-sorcerer = sails anywhere
use-merchant = 1 € more for each fish sold
use-membership = a third marker from the next round on
use-cold-storage = room for four fish
use-black-market = sells whales

## Magic and treasure

magic-storm = Storm
magic-wind = Wind
magic-strong-wind = Strong Wind
magic-good-haul = Good Haul
magic-change = Change
magic-warp = Warp
magic-blank = Blank

spell-storm = the Typhoon may move one hex further
spell-wind = sail one step further
spell-strong-wind = sail two steps further
spell-good-haul = first fill the empty hexes around you
spell-warp = sail anywhere, free

treasure-blank = an empty box
treasure-coin = a coin
treasure-purse = a purse
treasure-casket = a casket
treasure-chest = a chest

## Action board, seasons, sea

space-fishing = Fishing
space-sailing = Sailing
space-selling = Selling
space-buying = Buying
space-typhoon = Typhoon
space-oil = Oil
space-treasure = Treasure Island
space-library = Magic Library
space-thief = Thief
space-summoner = Summoner

does-fishing = catch a fish
does-sailing = move your pawn
does-selling = sell fish
does-buying = buy a card
does-typhoon = move the Typhoon
does-oil = move the Oil
does-treasure = draw a treasure card
does-library = draw a magic card
does-thief = steal a fish, and be first in spring
does-summoner = move the Monster

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

disaster-typhoon = the Typhoon
disaster-oil = the Oil
disaster-monster = the Monster

zone-green = zone 1
zone-blue = zone 2
zone-pink = zone 3

line-0 = the coast
line-1 = line 1
line-2 = line 2

nothing = nothing

## What to do

prompt-choose = { $you ->
    [yes] Place a marker ({ $left } left):
   *[no] { $name } places a marker.
}
prompt-act = { $you ->
    [yes] Your actions: which one now?
   *[no] { $name } carries out the next action.
}
prompt-fish = { $you ->
    [yes] Where do you fish?
   *[no] { $name } is fishing.
}
prompt-sail = { $you ->
    [yes] Where do you sail?
   *[no] { $name } is sailing.
}
prompt-sell = { $you ->
    [yes] What do you sell?
   *[no] { $name } is at the market.
}
prompt-buy = { $you ->
    [yes] What do you buy? You have { $money } €.
   *[no] { $name } is in the shop.
}
prompt-steal = { $you ->
    [yes] Whose fish do you steal?
   *[no] { $name } is about to steal.
}
prompt-move = { $you ->
    [yes] Where do you send { $disaster }?
   *[no] { $name } moves { $disaster }.
}
prompt-discard = { $you ->
    [yes] You are hit: which fish do you discard?
   *[no] { $name } is hit and discards a fish.
}
prompt-flee = { $you ->
    [yes] You are hit: to which of the nearest safe places do you go?
   *[no] { $name } is hit and looks for a safe place.
}
prompt-fee = { $you ->
    [yes] The union fee is due: how do you pay?
   *[no] { $name } pays the union fee.
}
prompt-monster = { $you ->
    [yes] You are the poorest and call the Monster. Where does it rise?
   *[no] { $name } calls the Monster.
}
prompt-wait = Luck decides.

action-place = { $space }: { $does } (room for { $room }).
action-stop = Place no more markers this round.
action-do = { $space }: { $does }.
action-as = Wizard: use { $marker } as { $action }, for { $price } €.
action-change = Change: use { $marker } as { $action }, free.
action-end = Give up what is left and end your turn.
action-fish = Fish at { $hex }, in { $zone }.
action-sail = Sail to { $point }, on { $line }.
action-sorcerer = Sorcerer: sail anywhere, for { $price } €.
action-sell = Sell { $tile } for { $price } €.
action-drop = Drop { $tile } for nothing.
action-buy = Buy { $gear } for { $price } € ({ $use }).
action-move = Move { $disaster } to { $hex }.
action-steal = Steal { $tile } from { $name }.
action-play = Play { $card }: { $does }.
action-done = Done: end this action.
action-discard = Discard { $tile }.
action-flee = Go to { $point }, on { $line }.
action-pay = Pay { $price } €.
action-give = Give { $tile }.
action-set = Set the Monster on { $hex }, in { $zone }.
action-leave = Leave the Monster where it is.

## What happened

event-begins = { $you ->
    [yes] The lot says: you are the first player.
   *[no] The lot says: { $name } is the first player.
}
event-season = Year { $year }, { $season }. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
event-placed = { $you ->
    [yes] You place
   *[no] { $name } places
} a marker on { $space }.
event-stopped = { $you ->
    [yes] You place no more markers.
   *[no] { $name } places no more markers.
}
event-started = { $you ->
    [yes] You use your marker on { $space }.
   *[no] { $name } uses a marker on { $space }.
}
event-changed = { $you ->
    [yes] You use
   *[no] { $name } uses
} { $marker } as { $action }{ $paid ->
    [0] , free
   *[other] , for { $paid } €
}.
event-ended = { $you ->
    [yes] You give up your other actions.
   *[no] { $name } gives up the other actions.
}
event-finished = { $you ->
    [yes] You are
   *[no] { $name } is
} done with { $space }.
event-caught = { $you ->
    [yes] You catch
   *[no] { $name } catches
} { $tile } at { $hex }.
event-salvaged = { $you ->
    [yes] You fish
   *[no] { $name } fishes
} up a treasure at { $hex }: { $money } €.
event-filled = { $tiles ->
    [0] There is nothing to fill around { $you ->
        [yes] you
       *[no] { $name }
    }.
    [one] { $tiles } fish is laid around { $you ->
        [yes] you
       *[no] { $name }
    }.
   *[other] { $tiles } fish are laid around { $you ->
        [yes] you
       *[no] { $name }
    }.
}
event-sailed = { $you ->
    [yes] You sail
   *[no] { $name } sails
} to { $point }.
event-sorcery = { $you ->
    [yes] Your Sorcerer takes
   *[no] The Sorcerer of { $name } takes
} { $money } € and opens every way.
event-sold = { $you ->
    [yes] You sell
   *[no] { $name } sells
} { $tile } for { $money } €.
event-dropped = { $you ->
    [yes] You drop
   *[no] { $name } drops
} { $tile }.
event-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $gear } for { $money } €.
victim = { $you ->
    [yes] you
   *[no] { $name }
}
event-stole = { $you ->
    [yes] You steal
   *[no] { $name } steals
} { $tile } from { $victim }.
event-found = { $you ->
    [yes] On Treasure Island you find
   *[no] On Treasure Island { $name } finds
} { $card }: { $money } €.
event-drew = { $you ->
    [yes] You draw a magic card.
   *[no] { $name } draws a magic card.
}
event-got = It is { $card }.
event-blank = { $you ->
    [yes] You draw a Blank and discard it.
   *[no] { $name } draws a Blank and discards it.
}
event-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
event-moved = { $you ->
    [yes] You move
   *[no] { $name } moves
} { $disaster } to { $hex }.
event-sunk = The fish at { $hex } is lost: { $tile }.
event-fined = { $you ->
    [yes] You are hit by { $disaster } and pay
   *[no] { $name } is hit by { $disaster } and pays
} { $money } €.
event-discarded = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $tile }.
event-fled = { $you ->
    [yes] You go
   *[no] { $name } goes
} to safety at { $point }.
event-fee = { $you ->
    [yes] You pay
   *[no] { $name } pays
} the union fee: { $money } €.
event-gave = { $you ->
    [yes] You pay
   *[no] { $name } pays
} the union fee with { $tile }.
event-loan = { $you ->
    [yes] You borrow { $money } € for the union fee and take a penalty.
   *[no] { $name } borrows { $money } € for the union fee and takes a penalty.
}
event-summoner = { $you ->
    [yes] You are the poorest: the Summoner is yours.
   *[no] { $name } is the poorest and gets the Summoner.
}
event-set = { $you ->
    [yes] You set the Monster on { $hex }.
   *[no] { $name } sets the Monster on { $hex }.
}
event-left = { $you ->
    [yes] You leave the Monster where it is.
   *[no] { $name } leaves the Monster where it is.
}
event-fresh = { $tiles ->
    [one] { $tiles } fresh fish is laid.
   *[other] { $tiles } fresh fish are laid.
}
event-renewed = The pile of { $zone } is made anew from its discards.
event-over = The last winter is over.

outcome-won = { $you ->
    [yes] You are the richest cat of the island!
   *[no] { $name } is the richest cat of the island!
}
outcome-shared = { $names } share the victory.
outcome-line = { $rank }. { $name }: { $score } €{ $penalties ->
    [0] {""}
    [one] {" "}({ $penalties } penalty)
   *[other] {" "}({ $penalties } penalties)
}

## What is not possible

refusal-cf2 = Not now: it is not your turn, or another choice is to be made first.
refusal-cf3-1 = The Thief works only in winter, and for one player.
refusal-cf3-2 = There is no room left on that space.
refusal-cf4-1 = You have no marker there.
refusal-cf5-1 = Your warehouse is full.
refusal-cf5-2 = That hex is out of reach.
refusal-cf5-3 = There is no fish on that hex.
refusal-cf6-1 = There is no free way of so few steps.
refusal-cf6-2 = Your ships can't sail that line.
refusal-cf6-3 = Another pawn lies there.
refusal-cf6-4 = A disaster touches that place.
refusal-cf7-1 = Whales are sold on the Black Market only.
refusal-cf7-2 = Nobody buys a bone; you can only drop it.
refusal-cf7-3 = That is not in your warehouse.
refusal-cf7-4 = Only a bone, or a whale without Black Market, is dropped.
refusal-cf8-1 = That pile is empty.
refusal-cf8-2 = You can't pay the price.
refusal-cf8-3 = You have that card already.
refusal-cf8-4 = Another card must be bought first: Net before Fisher Man, Boat before Vessel, Wizard before Sorcerer.
refusal-cf9-1 = The Oil moves to a neighbouring hex.
refusal-cf9-2 = Typhoon and Oil never enter zone 1.
refusal-cf9-3 = A disaster lies there already.
refusal-cf10-1 = The Typhoon moves one hex; with Storm, two.
refusal-cf10-2 = You discard a fish of your own warehouse, not a bone.
refusal-cf11-1 = You must go to a nearest safe place.
refusal-cf12-1 = You don't hold that card.
refusal-cf12-2 = The Magic Library has no card left for another marker.
refusal-cf12-3 = Change needs the Wizard, Warp needs the Sorcerer.
refusal-cf12-4 = That card does not go with this action.
refusal-cf13-1 = Your warehouse is full: there is no room for a stolen fish.
refusal-cf13-2 = You steal a fish that another player has, not a bone.
refusal-cf13-3 = Only Fishing, Sailing, Selling and Buying change into each other.
refusal-cf13-4 = You need the Wizard and the money for him.
refusal-cf13-5 = You need the Sorcerer and the money for him.
refusal-cf15-1 = The fee is paid with a fish of your own: neither a bone nor a whale.
refusal-cf15-2 = You don't have enough money for the fee.
refusal-cf17-1 = Only the owner of the Summoner goes there, with one marker a round.
refusal-cf17-2 = The Monster moves to a neighbouring hex.
refusal-cf17-3 = The Monster is not on the sea yet: you must set it.

## The table

draw-season = Year { $year }, { $season } (round { $round })
draw-legend = a, b, c: hexes of zones 1, 2, 3 — ? fish  ~ empty  @ Typhoon  % Oil  & Monster — x: coast  y: line 1  z: line 2
draw-piles = Tiles in the piles of zones 1, 2, 3: { $piles }
draw-prices = What a fish sells for, in €: { $season }→{ $next }
draw-board = Action board
draw-shop = Shop
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $first ->
    [yes] , first player
   *[no] {""}
}{ $turn ->
    [yes] {" "}— to play
   *[no] {""}
}
draw-purse = { $money } € · at { $point } · magic cards: { $magic } · penalties: { $penalties }
draw-warehouse = Warehouse: { $tiles }
draw-gear = Gear: { $gear }
draw-magic = Your magic cards: { $cards }
