## The game

title = Meowtopia
pitch = Run a family of kittens: send them to work, let them sleep, water the fields, feed everybody.
option-side = Action tiles
option-side-a = Side A: one action a tile
option-side-b = Side B: two actions a tile, those who follow do the other
option-first-free = Waking
option-first-free-no = Of several sleepers each costs 1 food
option-first-free-yes = Of several sleepers the first wakes for free

## Names

job-food = Food
job-irrigation = Irrigation
job-gold = Gold
job-recruit = Recruit
job-fields = Fields
tile-pair = { $first }/{ $second }
family = { $you ->
    [yes] your family
   *[no] the family of { $name }
}
load = { $ware ->
    [food] { $units } food
    [gold] { $units } gold
   *[none] no load
}

## What to do

prompt-lot = The first player is drawn by lot.
prompt-wake = { $you ->
    [yes] Morning. You have { $asleep ->
        [one] one sleeping kitten
       *[other] { $asleep } sleeping kittens
    } and { $food } food. { $free ->
        [one] It wakes for free.
        [yes] The first wakes for free, each other costs food.
       *[no] Each that wakes costs food.
    } How many wake?
   *[no] { $name } chooses how many kittens wake.
}
prompt-rouse = { $you ->
    [yes] Of which family is the next kitten that wakes? ({ $left } to go)
   *[no] { $name } chooses which kittens wake.
}
prompt-sell = { $you ->
    [yes] What do you give to merchant { $merchant } ({ $load })?
   *[no] { $name } loads merchant { $merchant } ({ $load }).
}
prompt-take = { $you ->
    [yes] Day. Take an action tile:
   *[no] { $name } takes an action tile.
}
prompt-choose = { $you ->
    [yes] Which action of the tile do you do? The others may follow with the other one.
   *[no] { $name } chooses one of the tile's two actions.
}
prompt-send = { $you ->
    [yes] { $job }: how many of your { $awake } waking workers do you send?
   *[no] { $job }: { $name } chooses how many workers to send.
}
prompt-name = { $you ->
    [yes] { $job }: of which family is the next worker that goes? ({ $left } to go)
   *[no] { $job }: { $name } chooses which workers go.
}
prompt-field = { $you ->
    [yes] Lay a field beside one of yours ({ $left } to go).
   *[no] { $name } lays a field ({ $left } to go).
}
prompt-stick = { $you ->
    [yes] Lay a stick on an edge of one of your fields ({ $left } to go).
   *[no] { $name } lays a stick ({ $left } to go).
}
prompt-recruit = { $you ->
    [yes] What will the new kitten be, for ever? ({ $left } to go)
   *[no] { $name } recruits a kitten ({ $left } to go).
}
prompt-follow = { $you ->
    [yes] { $job }: do you follow with one worker, or pass?
   *[no] { $job }: { $name } may follow or pass.
}
prompt-evening = { $you ->
    [yes] Evening. The meal costs { $bill } food and you have { $food }. Dismiss a kitten, or say how many stay unfed:
   *[no] { $name } feeds the kittens: { $bill } food are due.
}
prompt-over = The game is over.

action-wake = { $count ->
    [0] Wake nobody.
    [one] Wake one kitten{ $cost ->
        [0] {" "}for free
       *[other] {" "}for { $cost } food
    }.
   *[other] Wake { $count } kittens{ $cost ->
        [0] {" "}for free
       *[other] {" "}for { $cost } food
    }.
}
action-pick = { $you ->
    [yes] One of your own family.
   *[no] One of the family of { $name }.
}
action-sell = { $ware ->
    [food] Give the merchant 1 food.
    [gold] Give the merchant 1 gold.
   *[none] Give the merchant nothing.
}
action-take = Take { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}with { $bonus } food on it
}.
action-do = Do { $job }; those who follow do { $other }.
action-send = { $count ->
    [0] Send nobody.
    [one] Send one worker{ $job ->
        [food] {": "}{ $brings } food
        [gold] {": "}{ $brings } gold
        [irrigation] {": "}one stick
        [recruit] {": "}one kitten
       *[fields] {": "}one field
    }.
   *[other] Send { $count } workers: { $job ->
        [food] { $brings } food
        [gold] { $brings } gold
        [irrigation] { $brings } sticks
        [recruit] { $brings } kittens
       *[fields] { $brings } fields
    }.
}
action-field = Lay a field at { $at }{ $watered ->
    [yes] {", "}watered at once
   *[no] {", "}dry
}.
action-stick = Lay a stick at { $at }: it touches { $touches ->
    [one] one field
   *[other] { $touches } fields
}.
action-recruit = Recruit a kitten{ $own ->
    [yes] {""}
   *[no] {" "}of the family of { $name }
} as a { $role ->
    [worker] worker
   *[merchant] merchant
}.
action-follow = Follow: send one worker{ $own ->
    [yes] {""}
   *[no] {" "}of the family of { $name }
} to { $job }.
action-pass-wake = Pass, and wake one kitten{ $own ->
    [yes] {""}
   *[no] {" "}of the family of { $name }
}.
action-pass = { $food ->
    [0] Pass, and wake nobody.
   *[other] Pass, and take { $food } food.
}
action-dismiss = Dismiss { $kind ->
    [awake] a worker that is awake
    [asleep] a worker that is asleep
   *[merchant] merchant { $place } ({ $load })
}{ $own ->
    [yes] {""}
   *[no] {", "}of the family of { $name }
}: { $food } food for it.
action-unfed = { $count ->
    [0] Feed all for { $bill } food.
    [one] Leave one kitten unfed (−{ $points } points) and pay { $bill } food.
   *[other] Leave { $count } kittens unfed (−{ $points } points) and pay { $bill } food.
}

## What happened

event-begins = { $you ->
    [yes] The lot says: you begin.
   *[no] The lot says: { $name } begins.
}
event-rewarded = { $you ->
    [yes] All your kittens are awake: you take { $food } food.
   *[no] All kittens of { $name } are awake: { $food } food.
}
event-woke = { $you ->
    [yes] You wake
   *[no] { $name } wakes
} { $count ->
    [0] nobody
    [one] one kitten
   *[other] { $count } kittens
}{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid } food
}.
event-loaded = { $you ->
    [yes] You give
   *[no] { $name } gives
} merchant { $merchant } 1 { $ware ->
    [food] food
   *[gold] gold
}.
event-took = { $you ->
    [yes] You take
   *[no] { $name } takes
} the tile { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}and the { $bonus } food on it
}.
event-chose = { $you ->
    [yes] You choose { $job }.
   *[no] { $name } chooses { $job }.
}
event-sent = { $job }: { $you ->
    [yes] you send
   *[no] { $name } sends
} { $count ->
    [0] nobody
    [one] one worker
   *[other] { $count } workers
}.
event-followed = { $job }: { $you ->
    [yes] you follow.
   *[no] { $name } follows.
}
event-passed = { $you ->
    [yes] You pass
   *[no] { $name } passes
}{ $woke ->
    [yes] {" "}and { $you ->
        [yes] wake one kitten
       *[no] wakes one kitten
    }
   *[no] { $food ->
        [0] {""}
       *[other] {" "}and { $you ->
            [yes] take
           *[no] takes
        } { $food } food
    }
}.
event-gathered = { $you ->
    [yes] You take { $food } food.
   *[no] { $name } takes { $food } food.
}
event-earned = { $you ->
    [yes] You take { $gold } gold.
   *[no] { $name } takes { $gold } gold.
}
event-field = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a field at { $at }{ $watered ->
    [yes] {", "}watered at once
   *[no] {""}
}.
event-stick = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a stick at { $at }; it touches { $touches ->
    [one] one field
   *[other] { $touches } fields
}.
event-recruited = { $you ->
    [yes] You recruit
   *[no] { $name } recruits
} a kitten{ $own ->
    [yes] {""}
   *[no] {" "}of { $family }
}: a { $role ->
    [worker] worker
   *[merchant] merchant
}.
event-last-round = { $ending ->
    [field] The last field is taken: this round is the last.
    [stick] The last stick is taken: this round is the last.
   *[adoption] A kitten has joined another family: this round is the last.
}
event-dismissed = { $you ->
    [yes] You dismiss
   *[no] { $name } dismisses
} a { $role ->
    [worker] worker
   *[merchant] merchant
} for { $food } food.
event-fed = { $you ->
    [yes] You feed your kittens
   *[no] { $name } feeds the kittens
}: { $paid ->
    [0] it costs nothing
   *[other] { $paid } food
}{ $unfed ->
    [0] {""}
    [one] {"; "}one stays unfed
   *[other] {"; "}{ $unfed } stay unfed
}.
event-round = Round { $round } begins, with { $you ->
    [yes] you
   *[no] { $name }
} first.
event-awake-food = { $you ->
    [yes] Your kittens that are awake bring { $food } food.
   *[no] The kittens of { $name } that are awake bring { $food } food.
}
event-over = The game is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: now all is counted.

outcome-won = { $you ->
    [yes] You win with { $points } points: you are the new mayor of Meowtopia.
   *[no] { $name } wins with { $points } points and is the new mayor of Meowtopia.
}
outcome-shared = { $names } share the victory with { $points } points each.

## The count

count-points = Points
count-kittens = Kittens
count-sticks = Sticks
count-merchants-gold = Gold on merchants
count-merchants-food = Food on merchants
count-gold = Gold
count-food = Food
count-malus = Maluses
count-total = Total

## What is not possible

refusal-mt2 = Not now: each player does one thing after the other, in turn.
refusal-mt3-1 = So many kittens are not asleep.
refusal-mt3-2 = You have not enough food to wake so many.
refusal-mt4-1 = A merchant keeps to the kind of goods that it took first.
refusal-mt4-2 = You have none of that in your stock.
refusal-mt5-1 = That tile was taken in this round.
refusal-mt5-2 = No more than six workers can be sent.
refusal-mt5-3 = You have not so many workers awake.
refusal-mt5-4 = So many could not do anything: there is not enough gold, or no kitten or edge left.
refusal-mt6-1 = To follow you need a worker of yours that is awake.
refusal-mt6-2 = You can't do that action, so you must pass.
refusal-mt6-3 = No kitten of that family of yours is asleep.
refusal-mt8-1 = There is a stick on that edge already.
refusal-mt8-2 = A stick lies on an edge of one of your fields.
refusal-mt10-1 = As long as your own family has kittens in stock you take one of them.
refusal-mt10-2 = That family has no kitten in stock.
refusal-mt11-1 = There is a field in that place already.
refusal-mt11-2 = A field shares a side with one of your fields.
refusal-mt12-1 = You have no such kitten.
refusal-mt12-2 = You have not enough food for that meal.
refusal-mt12-3 = No kitten stays unfed when nothing is due any more.
refusal-mt12-4 = The last kitten is never dismissed.
refusal-mt17-1 = That action is not on your tile.

## The table

draw-round = Round { $round }{ $last ->
    [yes] {" "}(the last)
   *[no] {""}
}; on the board: { $fields } fields, { $sticks } sticks
draw-stock = Kittens in stock: { $kittens }
draw-tiles = Action tiles
draw-tile = { $tile }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } food
}{ $taken ->
    [yes] {" "}— taken by { $taker }
   *[no] {""}
}
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $first ->
    [yes] {" "}— first player
   *[no] {""}
}{ $turn ->
    [yes] {" "}— to play
   *[no] {""}
}
draw-home = Food { $food }, gold { $gold }{ $malus ->
    [0] {""}
   *[other] {", "}maluses { $malus }
}
draw-awake-asleep = { $awake } awake, { $asleep } asleep
draw-workers = Workers: { $workers }
draw-merchant = Merchant { $place } { $symbol }: { $load }
draw-legend = Fields: . dry, ~ watered. Sticks: === and #.
