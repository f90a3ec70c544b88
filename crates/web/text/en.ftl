### The home page.

language-name = English
page-title = Chatière, games about cats
tagline = Games about cats, the door open day and night.
welcome-title = Your move
welcome = Choose a game: you play in this browser, alone against bots or several people around one screen.
running-title = Your tables
resume = Resume
shelf-title = On the shelf
players = { $min } to { $max } players
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $minutes } min
age = ages { $age } and up
play-here = Play here
footer = In French and in English. No account needed.

### The table, for all games.

table-title = { $game } · Chatière
table-waits = The table is being laid…
go-home = Home
dock-title = Your hand and your choices
prompt-title = What to do now
players-title = The players
log-title = What happened
choices-title = What you can do
offers-title = What can be done here
you = you
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
undo = Undo
hint = Hint
hint-title = A good player would say:
skip = Skip
cancel = Cancel
menu = Menu
in-words = In words
pace-title = Movement
pace-lively = Lively
pace-calm = Calm
pace-instant = Instant
language-title = Language
new-game = New game
outdated = This page is older than the table. Load it again: your place is kept.
engine-failed = The rules could not be loaded. Check the connection and load the page again: your game is kept.
refused-turn = It is { $name }’s turn.
curtain-title = { $name }’s turn
curtain-text = Hand the screen over to { $name }. The others look away.
curtain-open = I am { $name }

person-name = Player { $seat }
bot-name = { $seat ->
    [1] Caramel
    [2] Réglisse
    [3] Perle
    [4] Filou
    [5] Brume
   *[other] Moka
}
level-chaton = kitten
level-matou = tomcat
level-tigre = tiger

### Setting up a table.

who-plays = Who plays?
seat-kind = Seat { $seat }: person or bot
seat-name = Name of player { $seat }
person = Person
more-players = One more player
fewer-players = One player less
start = Play

### Super Miaou.

sm-market = The market
sm-bank = The bank
sm-trophy = Trophy
sm-to-win = to win
sm-bin = Bin
sm-binned = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sm-goal-title = The goal
sm-goal = Turn up a Cat and a Cape in one hand, at the beginning of your turn.
sm-backpack = Backpack
sm-washing = Laundry
sm-do-bin = Bin
sm-do-mouse = Steal
sm-do-pass = Pass

### Chabyrinthe.

round = Round { $round }
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ch-roof = The roof with its gutters
ch-gutters = The gutters
ch-home = Home
ch-arrow = Push a card in at place
ch-next = The next one comes in by an arrow. { $count ->
    [0] None is left below it.
    [one] { $count } more below it.
   *[other] { $count } more below it.
}
ch-waiting = { $count ->
    [0] No more cats to come.
    [one] { $count } more cat to come.
   *[other] { $count } more cats to come.
}
ch-stop = Stop here
ch-ways = How it may lie

## Comme chien et chat.

cc-no-food = Nothing yet
cc-sated = sated
cc-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cc-stock = { $count ->
    [0] No pawn left
    [one] One pawn left
   *[other] { $count } pawns left
}
cc-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cc-bones = { $count } bones
cc-fishes = { $count } fish
cc-risk = The next card goes to { $animal }: { $good } in the pile would be liked, { $bad } would not.
cc-feed = Feed
cc-more = One more
cc-stop = Stop, keep { $points }
cc-back = Back
cc-worth-title = What an animal is worth
cc-worth = A cat likes fish, a dog likes bones. What it likes counts for it, the rest against it. With five cards it is sated.

### Cat & Fish on the table.

cf-headline = Year { $year }, { $season }
cf-sea = The sea around the island
cf-year = year { $year }/{ $years }
cf-actions = Actions
cf-shop = Shop
cf-market = Market
cf-warehouse = Your warehouse
cf-empty = empty
cf-prices = Prices in €: { $season } → { $next }
cf-euros = { $money } €
cf-needs = Needs { $card } first
cf-left = { $count } left
cf-owned = You have it
cf-first = first player
cf-magic = { $count } magic
cf-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
cf-do-stop = No more
cf-do-end = End turn
cf-do-done = Done
cf-do-pay = Pay
cf-do-leave = Leave it
cf-space-fishing = Fish
cf-space-sailing = Sail
cf-space-selling = Sell
cf-space-buying = Buy
cf-space-typhoon = Typhoon
cf-space-oil = Oil
cf-space-treasure = Treasure
cf-space-library = Magic
cf-space-thief = Thief
cf-space-summoner = Monster
cf-gear-net = Net
cf-gear-fisher-man = Fisher
cf-gear-boat = Boat
cf-gear-vessel = Vessel
cf-gear-engine = Engine
cf-gear-wizard = Wizard
cf-gear-sorcerer = Sorcerer
cf-gear-merchant = Merchant
cf-gear-membership = Member
cf-gear-cold-storage = Cold
cf-gear-black-market = Black m.

### Meowtopia on the table.

mt-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
mt-job-food = Food
mt-job-irrigation = Water
mt-job-gold = Gold
mt-job-recruit = Recruit
mt-job-fields = Fields
mt-free = free
mt-farm = The farm of { $name }
mt-look = Look at the farm of { $name }
mt-now = { $you ->
    [yes] If it were counted now, you would have { $points } points.
   *[no] If it were counted now, { $name } would have { $points } points.
}
mt-workers = { $awake } awake, { $asleep } asleep
mt-merchants = { $count ->
    [0] No merchant
    [one] { $count } merchant
   *[other] { $count } merchants
}
mt-malus = { $count ->
    [one] { $count } malus
   *[other] { $count } maluses
}
mt-bill = { $kittens ->
    [one] This evening { $kittens } kitten eats { $eat };
   *[other] This evening { $kittens } kittens eat { $eat };
} { $fields ->
    [one] { $fields } watered field gives { $give }:
   *[other] { $fields } watered fields give { $give }:
} { $due ->
    [0] nothing to pay.
   *[other] { $you ->
        [yes] you pay { $due }.
       *[no] { $due } to pay.
    }
}
mt-ending-title = The end draws near
mt-ending = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} and { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
} are left. When either runs out, or a kitten joins another family, the round is played to its end and all is counted.

### Rules, replay, about, the deal of the day.

rules-link = Rules
rules-page-title = { $game }: the rules · Chatière
rules-lost = The rules could not be loaded. Check the connection and load the page again.
about-link = About
about-page-title = About { $game } · Chatière
about-figures = Where the figures come from
mark-rb = stated by the publisher’s rulebook
mark-p = found in other public sources
mark-d = deduced: the only reading that fits the rulebook’s own counts
mark-r = reconstructed: ours, not the publisher’s
about-own = You own the box?
about-own-text = Copy the figures of your box into an edition’s file and load it here: your next tables use it.
about-load = Load an edition (.toml)
about-standard = Back to the standard edition
about-figure = Figure
about-value = Value
about-source = Source
replay = Watch again
replay-title = Watch the game again
replay-lost = This game can’t be shown: its record is damaged or of another version.
replay-place = Decision { $at } of { $decisions }
replay-jump = Jump to a decision
replay-first = Start
replay-back = Back
replay-forth = Forward
replay-play = Play or pause
replay-side = Seen from the side of
replay-link = Link to this position
spectator = a spectator
daily-title = Alone
daily = The deal of the day, { $day }
best-title = Your best results
best = { $turns } turns.
best-of-day = { $turns } turns (deal of { $day }).

### Play online.

play-online = Play online
server-lost = The house can’t be reached. Check the connection and try again.
connection-lost = The connection is lost. It comes back by itself; your place is kept.
your-name = What shall we call you?
come-in = Come in
online-table = A table
open-table = Open the table
open-tables = Tables that wait for players
join = Join
seat-open = a free seat
seat-invited = a seat for somebody who is invited
table-public = Show this table to everybody
lobby-title = Who sits where
lobby-waits = The game begins when every seat is taken. Share the link.
take-seat = Sit here
leave-seat = Stand up
share-link = The table’s link
share-picture = The link as a picture for phones: { $address }
notify-me = Tell me when it is my turn
title-your-turn = ● Your turn! { $game }
chat = Chat ({ $count })
chat-line = A line to the others
chat-send = Send
refused-hints = There are no hints at this table.

### First games, with a coach.

tour-link = First game
tour-end = End the tour
tour-done = You know enough to go on alone. Good luck!
hint-follow = Do it
tour-super-miaou-1 = Your two cards have just been turned up: their coins are what you can spend this turn. Ringed piles are within reach. One thing a turn: buy, bin, steal or pass.
tour-super-miaou-2 = What you bought went into your washing machine. When your backpack is empty, everything is washed and comes back: that is how your coins get better.
tour-super-miaou-3 = A Cat costs cat food, a Cape costs coins. You need one of each, and both must be turned up in the same hand.
tour-super-miaou-4 = The fewer weak cards you have, the sooner a Cat and a Cape meet. Binning a start coin is a good move, too.
tour-chabyrinthe-1 = Two cats wait beside the roof, two homes as well. Tap a gutter: it turns before your eyes, and nothing is done before you say so.
tour-chabyrinthe-2 = You have two actions a turn. An arrow pushes the next card in; the card at the other end falls out. A way that shines in straw leads a cat home.
tour-chabyrinthe-3 = Gutters meet where a hub is drawn; on a bridge they only cross. A cat that comes home brings its points, and the home moves on.
tour-comme-chien-et-chat-1 = Put your pawns on animals that you believe in. A cat likes fish, a dog likes bones: what it likes counts for it, the rest against it.
tour-comme-chien-et-chat-2 = You may feed again and again, but the fourth card ends the series. Look at what is left in the pile before you ask for one more.
tour-comme-chien-et-chat-3 = With five cards an animal has had enough, and its worth is settled. Feed your friends well, and others’ friends badly.
tour-meowtopia-1 = Each day you choose a job and send kittens to it; they fall asleep over it. The others may follow.
tour-meowtopia-2 = In the evening every kitten eats. Watered fields feed them; what is missing is paid from your store.
tour-meowtopia-3 = Sticks make water flow along the edges of your fields. Every watered field is food tonight and points at the end.
tour-cat-and-fish-1 = Each season everybody places markers on actions, then all are carried out. To fish, your boat must lie beside a fish.
tour-cat-and-fish-2 = Prices change with the season: what you keep in your warehouse today may be worth more tomorrow.
tour-cat-and-fish-3 = The shop sells what makes you faster, safer or richer. Some things need others first.
