## The game

title = Chabyrinthe
pitch = Turn and push the gutters of a roof until a stray cat can walk home.
option-board = Roof
option-board-standard = Four by four
option-board-kittens = Kittens: three by three
option-board-big-tom = Big tom: five by five, one spare gutter
option-play = How to play
option-play-versus = Each for themselves (alone: solo)
option-play-coop = Together: in as few turns as possible
option-play-teams = Two against two
option-first-edition = First edition
option-first-edition-no = As many insertions as actions
option-first-edition-yes = At most one insertion a turn
option-even-start = Even start
option-even-start-no = The first turn is like all others
option-even-start-yes = The very first turn has one action only

## Cards

kind-straight = straight
kind-elbow = elbow
kind-double = double elbow
kind-bridge = bridge
kind-tee = tee
kind-cross = cross
tile = { $kind } { $letter } ({ $sides })
sides-ns = north–south
sides-ew = east–west
sides-ne = north–east
sides-es = east–south
sides-sw = south–west
sides-nw = north–west
sides-ne-sw = north–east and south–west
sides-nw-es = north–west and east–south
sides-ns-ew = north–south over east–west
sides-new = north, east and west
sides-nes = north, east and south
sides-esw = east, south and west
sides-nsw = north, south and west
sides-nesw = all four sides
cat-grey = grey cat
cat-ginger = ginger cat
cat-black = black cat
cat-with-points = { $cat } ({ $points })
and = { " and " }

## What to do

prompt-act = { $you ->
    [yes] Your turn: { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left. Turn a gutter, push one in, or stop.
   *[no] { $name } has { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left.
}
prompt-home = { $you ->
    [yes] The { $cat } at place { $place } can walk to both homes. Which one does it choose?
   *[no] { $name } says to which home the { $cat } at place { $place } goes.
}
prompt-wait = A card is being turned up.

line-down = column { $line }, from above
line-up = column { $line }, from below
line-right = row { $line }, from the left
line-left = row { $line }, from the right

action-turn = Turn the gutter at { $cell }: { $tile }.
action-push = Push in at place { $place } ({ $line }): { $tile }. The { $out } at { $from } goes under the pile.
action-home = It goes to the home at place { $place }.
action-stop = Stop: end the turn.

## What happened

event-dealt = The roof is laid.
event-dealt-again = A cat would be home already: the roof is laid anew.
event-begins = { $you ->
    [yes] The lot says: you begin.
   *[no] The lot says: { $name } begins.
}
event-top-card = On top of the pile now: { $kind }.
event-turned = { $you ->
    [yes] You turn
   *[no] { $name } turns
} the gutter at { $cell }: { $tile }.
event-pushed = { $you ->
    [yes] You push in
   *[no] { $name } pushes in
} at place { $place }: { $tile }. The { $out } at { $from } goes under the pile.
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $name } stops.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-came-home = { $you ->
    [yes] You bring the { $cat } home
   *[no] { $name } brings the { $cat } home
}: from place { $from } over { $path } to the home at { $home }.
event-home-moved = The home moves on from place { $from } to { $to }.
event-new-cat = A { $cat } comes to place { $place }.
event-chain = And on it goes!
event-all-home = All cats are home.
event-cut-off = Night has fallen: the other cats stay on the roof.

outcome-turns = All cats home in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $grade }
outcome-cut = After { $turns } turns there are still cats on the roof: { $grade }
outcome-won = { $you ->
    [yes] You win with { $points } points: you are the cats' best friend.
   *[no] { $name } wins with { $points } points: the cats' best friend.
}
outcome-team = { $names } win together with { $points } points.
outcome-shared = { $names } share the victory with { $points } points each.
outcome-score = { $name }: { $points }
outcome-standings = Points — { $scores }.

grade-1 = purr-fection!
grade-2 = simply claw-some!
grade-3 = the cat's whiskers!
grade-4 = not bad, fur sure.
grade-5 = room to im-paw-ve.
grade-6 = a little paws for thought…
grade-7 = a cat-astrophe!

## What is not possible

refusal-ch3 = It is not your turn.
refusal-ch4-1 = The gutter lies like that already; to do nothing, stop.
refusal-ch4-2 = That gutter can't lie like this: turning changes how a card lies, not what is on it.
refusal-ch5-1 = Only the top card of the pile can be pushed in.
refusal-ch5-2 = There is no such place around this roof.
refusal-ch7-1 = First say to which home the cat goes.
refusal-ch7-2 = There is no choice of that home now.
refusal-ch10-6 = The first edition allows one insertion a turn.
refusal-ch10-3 = Playing together needs two players or more.
refusal-ch10-4 = Teams are two against two: they need four players.
refusal-ch10-7 = An even start makes no difference where nobody is the opponent.

## The table

draw-round = Round { $round }, turn { $turns }
draw-walk = ━ Walked: from place { $from } over { $path } to the home, then at place { $home }
draw-cat = ^ { $cat } at place { $place }, beside { $cell }
draw-home = ⌂ Home at place { $place }, beside { $cell }
draw-top = Top of the gutter pile: { $card }
draw-pile = Below it, unseen: { $unseen }; then, in this order: { $under }
draw-cats-left = Cats in the pile: { $count }
draw-player = { $symbol } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $team ->
    [0] {""}
   *[other] {", "}team { $team }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cats }{ $turn ->
    [yes] {" "}— to play
   *[no] {""}
}
draw-nothing = nothing
