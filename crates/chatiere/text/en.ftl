## The door

door-welcome = Chatière: a house of board games about cats, open day and night.
door-game = { $most ->
    [one] Press Enter to play.
   *[other] Which game? (1 to { $most }; Enter for 1)
}
door-seats = How many players, you included? The others are bots. ({ $min } to { $max }; Enter for { $usual })
door-number = Please type a number from { $min } to { $max }.

## The games

games-facts = { $min } to { $max } players, { $minutes } minutes, from age { $age }
games-edition = Edition «{ $name }»: { $all } figures, { $reconstructed } of them reconstructed by us, not the publisher's

## People

name-person = Player { $seat }
name-bot = { $level ->
    [random] Scatterbrain
    [greedy] Glutton
    [chaton] Kitten
    [matou] Tomcat
    [tigre] Tiger
   *[other] { $level }
} { $seat }
unknown-level = There is no bot of the level «{ $level }» in this house. The levels are: chaton, matou, tigre, and for comparison random, greedy, plain.
bots-seat = A bot is wanted in seat { $seat }, but there are only { $seats } seats.

## Playing

play-commands = Type the number of a choice. ? rules, t table, l list, h hint, u undo, w why not, s save, q quit.
play-ask = >
play-no-number = There are { $most } choices: type a number from 1 to { $most }, or ? for the rules.
play-help = Type the number of a choice, or a move as it stands in brackets. ? rules, t table, l list, h hint, u undo, w why not, s save, q quit.
play-many = { $count } choices: { $words }. Type the beginning of a move to see its choices, l to see all.
play-why-ask = Which move do you wonder about? Write it as in the brackets:
play-why-possible = This is possible: it is choice { $number }.
play-hint = { $number }. { $choice }: { $chance }% to win, give or take { $error }
play-saved = Saved as { $file }. Go on with it later: chatiere play --load { $file }
play-quit-ask = The game is not saved. q again leaves, s saves and leaves, anything else goes on.
play-input-ended = The input has ended before the game did.
play-curtain = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.

replay-unfinished = The game is not over yet.
replay-free-undo = Choices were taken back in this game past luck or other players' choices.

## Counting

perft-line = depth { $depth }: { $lines } lines, { $over } over
sim-summary = { $games } games in { $seconds } s, { $choices } choices a second; { $rounds } rounds a game, { $legal } legal actions a choice
sim-seat = seat { $name } wins { $share }% ({ $low } to { $high })
sim-bot = { $name } wins { $share }% ({ $low } to { $high })
sim-scores = scores from { $min } to { $max }, median { $middle }, mean { $mean }
arena-pair = { $game }, { $seats } seats: { $a } wins { $share }% against { $b } ({ $low } to { $high }, { $games } games)
arena-rating = { $bot }: { $rating } ({ $low } to { $high })
arena-solo = { $deals } deals: { $turns } turns on average
arena-grade = grade { $grade }: { $deals } deals
arena-no-solo = { $game } counts nothing for one who plays alone.

## Serving

serve-open = The door is open: { $address } (Ctrl-C closes it)
serve-failed = The door can't be opened at { $address }: { $problem }. Try another port with --listen.
serve-database = What the house must remember can't be kept: { $problem }. Name a database with --database.
serve-no-home = there is no data folder for this user
serve-half-certificate = https needs two files: the certificate (--tls-cert) and its key (--tls-key). Name both, or none.
serve-bad-certificate = The certificate and its key can't be used: { $problem }. Both must be PEM files, and the key must be that of the certificate.
serve-phones = For the phones in the house:

## Measuring

load-url = «{ $url }» is no address of a house. Write it like http://127.0.0.1:8090
load-failed = The house does not do what the measurement needs: { $problem }
load-connections = The measurement needs { $wanted } connections, and the system allows { $allowed } to this program. Allow more (ulimit -n { $wanted }) or ask for fewer tables.
load-moves = { $moves } moves in { $seconds } s: { $rate } a second; { $errors } errors, { $lost } lost, { $repeated } repeated
load-latency = from a move to every viewer: { $middle } ms, at most { $most } ms for 99 of 100, { $max } ms the longest
load-echo = a bare echo: { $middle } ms, at most { $most } ms for 99 of 100, { $max } ms the longest
load-bytes = { $middle } bytes for each viewer and decision, at most { $most } for 9 of 10
load-cpu = { $seconds } s of the server's processor for 1,000 moves

## Files

file-unreadable = { $file } can't be read: { $problem }
file-large = { $file } is too large: more than { $bytes } bytes.
file-no-text = { $file } is no text file.
file-unwritable = { $file } can't be written: { $problem }. Nothing was lost: try another name.
no-randomness = The system gives no random numbers: { $problem }. Choose a seed yourself with --seed.

## Fairness

verify-outcomes = { $outcomes } outcomes of chance were drawn again, and each is the recorded one.
verify-seed = The seed is the one that the house's secret and the guests' nonces give.
verify-commitment = Before the game the house must have shown this: { $commitment }
verify-nonces = { $nonces ->
    [0] No device gave a nonce: the seed rests on the house's word alone.
    [one] One device gave a nonce.
   *[other] { $nonces } devices gave a nonce.
}
verify-no-seed = The record does not say where the seed came from.
unfair-seed = The seed is not the one that the house's secret and the guests' nonces give. The dice were not fair, or the record was changed.
unfair-outcome = Step { $step }: the seed gives { $drawn }, but the record says { $recorded }. The dice were not fair, or the record was changed.

## Backup

backup-done = Everything is in { $file }.
backup-failed = { $file } can't be written: { $problem }
backup-exists = there is a file of that name already; choose another
