### The home page.

language-name = English
page-title = Chatière, games about cats
tagline = Games about cats, the door open day and night.
welcome-title = Your move
welcome = Choose a game: play in this browser, against bots or with others around one screen, or online, each at their own.
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
hint-thinking = A good player thinks about it…
hint-worth = chance to win about { $chance } %, give or take { $margin }
hint-worth-alone = chance of a good result about { $chance } %, give or take { $margin }
hint-worth-unsure = hard to tell what it is worth
to-choices = To the choices (the arrow keys lead from one to the next)
skip = Skip
cancel = Cancel
# What the board shows already.
confirm = Do it
menu = Menu
in-words = In words
pace-title = Movement
pace-lively = Lively
pace-calm = Calm
pace-instant = Instant
language-title = Language
new-game = New game
outdated = The house has a newer page than this one. Load it again: your place is kept.
reload = Load again
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
cf-warehouse = Your warehouse is worth { $money } €
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
connection-lost = The connection is lost. We keep trying, and the game goes on from here as soon as it is back; your place is kept.
no-spectators = This table has no place for spectators. Ask its players for another link, or open a table of your own.
your-name = What shall we call you?
come-in = Come in
house-key = The house’s password, or your invitation
login-title = I have a password in this house
login-password = Password
online-table = A table
open-table = Open the table
open-tables = Tables that wait for players
join = Join
seat-open = a free seat
seat-invited = a kept seat
table-public = Show this table to everybody
lobby-title = Who sits where
lobby-choose = There is a place for you: choose a seat.
lobby-waits = The game begins when every seat is taken. Share the link.
lobby-ready = Everybody is here: you may begin.
lobby-host = Everybody is here. The one who opened the table begins the game.
table-full = All seats of this table are taken. Stay here to watch, or open a table of your own.
away = away
table-gathers = waits for players
table-plays = the game is on
kept-here = in this browser
invite = Invite
share-invitation = The link for your guest; it opens the kept seat once
take-seat = Sit here
leave-seat = Stand up
share-link = The table’s link, to send to the others
copy-link = Copy the link
link-copied = The link is copied
share-picture = The link as a picture for phones: { $address }
notify-me = Tell me when it is my turn
title-your-turn = ● Your turn! { $game }
chat = Chat ({ $count })
chat-title = What was said
chat-line = A line to the others
chat-send = Send
emotes = Without words
emote-meow = Meow!
emote-purr = Purr…
emote-hiss = Hiss!
emote-wave = Hello there!
emote-paw-up = Paw up!
refused-hints = There are no hints at this table.
refused-late = The table has moved on in the meantime. Look again, and choose.
refused-no-seat = You watch this table and have no seat.
refused-not-begun = The game has not begun yet.
refused-chat = This line can’t be said: it is empty or too long.
refused-paused = The table is paused: everybody agreed that the clocks stand still. Choose “Go on” first.
refused-muted = The host of this table does not want you to write here.
refused-too-often = Not so fast: wait a moment and try again.
refused-proposal = This can’t be done now: the table has changed in the meantime, or there is nothing to decide.
refused-nonce = The number that this device gave for the dice came too late or is another one. The game goes on without it.

### Opening a table: the wishes.

wish-clock = Time to think
clock-none = no clock
clock-turn-live = 30 seconds a turn
clock-turn-calm = 2 minutes a turn
clock-turn-day = a day a turn
clock-turn-days = 3 days a turn
clock-bank-quick = 5 minutes each, and 5 seconds more a turn
clock-bank-calm = 20 minutes each, and 15 seconds more a turn
wish-hints = Allow hints (the game then does not count for the ratings)
wish-spectators = Let others watch

### A table of the house: what its people decide together.

house-title = At this table
time-left = Time left: { $time }
time-days = { $days } d { $hours } h
has-left = has left
is-late = out of time
bot-sits-in = a bot sits in
propose-undo = Ask to take back my last choice
propose-pause = Ask to pause the clocks
asked-undo = { $name } would like to take back a choice, and all that followed it.
asked-pause = { $name } would like to stop the clocks.
own-undo = You ask the others to let you take back your last choice. It is done when all agree.
own-pause = You ask the others to stop the clocks. It is done when all agree.
agreed-already = You agree. It is done when all do.
agree = Agree
disagree = Refuse
withdraw = Withdraw
not-agreed = It was not agreed: the game goes on as it was.
paused = Everybody agreed: the clocks stand still.
unpause = Go on
leave-game = Leave the game
own-left = You have left this game. The others may go on waiting, or let a bot sit in; your seat stays yours.
own-bot = A bot plays in your place. Come back whenever you like.
own-late = Your time has run out. You may still choose, as long as the others wait.
come-back = Come back
left-choose = { $name } has left. You may wait, or let a bot sit in until { $name } comes back.
late-choose = { $name } has run out of time. You may wait, with a fresh clock, or let a bot sit in until { $name } comes back.
wait-for = Wait
sit-in = Let a bot sit in
relieve-who = You are watching. You may also play on in a bot’s place; when you leave, the bot goes on.
relieve = Play for { $name }
event-relieved = { $name } now plays in { $bot }’s place.
event-given-back = { $name } leaves the game; { $bot } plays on.
play-again = Play again together
to-rematch = To the next game
lock-table = Let nobody else in
unlock-table = Let others in again
table-locked = The host lets nobody else in.
hand-over = Make { $name } the host
mute = Hear { $name } no more
unmute = Hear { $name } again
remove-sitter = Free this seat

### Fair dice, checked by this device.

dice-checking = This device is drawing every outcome again…
dice-fair = Fair: this device has drawn { $outcomes ->
    [one] the one outcome
   *[other] all { $outcomes } outcomes
} again, from the secret that the house had promised before you sat down and from your own number.
dice-secret = Not as promised: the house’s secret is not the one whose mark this device saw before you sat down.
dice-left-out = Your device’s number came too late and is not in the dice: the outcomes follow from the seed, but you can’t know that nobody chose it.
dice-nonce = Not as promised: the number in the record is not the one that this device gave.
dice-table = Not as promised: this is the record of another table.
dice-seed = Not as promised: the seed is not the one that the house’s secret and the players’ numbers give.
dice-outcome = Not as promised: an outcome in the record is not the one that the seed gives.
dice-unreadable = The dice can’t be checked: the record is damaged or of another version.
dice-unchecked = The dice could not be checked: the house or the rules can’t be reached. Load the page again.
dice-record = The record

### The page about oneself.

you-title = You in this house
you-page-title = You · Chatière
you-stranger = Choose a name, and this house knows you: there is no form.
you-name = Your name
you-keep = Keep
you-kept = It is kept.
you-password-title = A password
you-password-text = With a password you come in from any device, by your name.
you-password = New password, 8 characters or more
you-device-title = Another device
you-device-text = Open this link there within 15 minutes. It works once; whoever opens it plays as you.
you-device-link = The link for your other device
you-device = Make a link
you-results-title = Your games
you-no-results = No finished game yet.
you-result = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
you-ratings-title = Your ratings
you-rating = { $rating }, give or take { $uncertainty }, after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
you-provisional = provisional
you-delete-title = Leave the house
you-delete-text = Your name, password and results are deleted. Games that others shared with you then show a player without a name. This can’t be taken back.
you-delete = Delete me
you-delete-sure = Yes, delete me for good
come-in-link = This link makes this device yours, too…

### First games, with a coach.

tour-link = First game
tour-end = End the tour
tour-own-way = You go your own way: why not? The ringed places show what can be done, and Hint tells what a good player would do.
tour-done = You know enough to go on alone. Good luck!
hint-follow = Do it
tour-super-miaou-1 = Look at your hand: two cards have just been turned up, and their coins add up to 3. Cats are paid in cat food, so begin there: buy cat food.
tour-super-miaou-2 = What you bought lies in your washing machine, beside your last hand. Now you have 2 coins: buy a Coin 2. It stays yours, and later hands get richer.
tour-super-miaou-3 = Your backpack was empty, so everything was washed and came back. Your cat food has turned up: spend it on a Cat, half of what wins.
tour-super-miaou-4 = Now you need a Cape, for 5 coins in one hand. Collect better coins and bin weak ones: the fewer cards you own, the sooner Cat and Cape meet.
tour-chabyrinthe-1 = Cats wait at the edge of the roof and walk home along gutters that join. The ringed gutter bars a way: tap it until it runs straight on, then say yes. The roof shows what it comes to before it is done.
tour-chabyrinthe-2 = Your second action: push the next card in at the lit arrow. The whole line moves on and the last card falls out. A way that shines in straw is complete: the cat walks home and brings its points.
tour-chabyrinthe-3 = The home has moved on, and a new cat has come. Gutters meet where a hub is drawn; on a bridge they only cross. Look for a way that lacks one card, and finish it.
tour-comme-chien-et-chat-1 = Put your pawns on animals that you believe in. A cat likes fish, a dog likes bones: what it likes counts for it, the rest against it.
tour-comme-chien-et-chat-2 = You may feed again and again, but the fourth card ends the series. Look at what is left in the pile before you ask for one more.
tour-comme-chien-et-chat-3 = With five cards an animal has had enough, and its worth is settled. Feed your friends well, and others’ friends badly.
tour-meowtopia-1 = Each day you choose a job and send kittens to it; they fall asleep over it. The others may follow.
tour-meowtopia-2 = In the evening every kitten eats. Watered fields feed them; what is missing is paid from your store.
tour-meowtopia-3 = Sticks make water flow along the edges of your fields. Every watered field is food tonight and points at the end.
tour-cat-and-fish-1 = Each season everybody places markers on actions, then all are carried out. To fish, your boat must lie beside a fish.
tour-cat-and-fish-2 = Prices change with the season: what you keep in your warehouse today may be worth more tomorrow.
tour-cat-and-fish-3 = The shop sells what makes you faster, safer or richer. Some things need others first.
