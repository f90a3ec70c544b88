## What the referee refuses

refused-over = The game is over.
refused-turn = It is the turn of seat { $seat }.
refused-rule = { $reason } (Rule { $rule })
refused-number = Rule { $rule } forbids it.
refused-unreadable = This is not written as a move of this game.
refused-undo = There is nothing that you may take back alone.
event-undo = { $you ->
    [yes] You take your last choice back.
   *[no] { $name } takes the last choice back.
}

## What can't be set up

unknown-game = There is no game «{ $name }» in this house. `chatiere games` lists them.
setup-seats = This game is for { $min } to { $max } players, not { $seats }.
setup-option = This game has no option «{ $key }». `chatiere games` lists the options.
setup-value = The option «{ $key }» can't be «{ $value }», only one of: { $allowed }.

## Editions

edition-large = The file is no edition: it is larger than { $bytes } bytes.
edition-unreadable = Line { $line }, field { $field }: { $problem }. Correct this line and try again.
edition-bounds = Line { $line }, field { $field }: { $value } is out of bounds; it must lie between { $min } and { $max }.

## Records

record-large = The file is no record: it is larger than { $bytes } bytes.
record-unreadable = The file is no record, or it is damaged: line { $line }, column { $column }: { $problem }.
record-format = The file has format { $found }, which this program does not know. A newer version may read it.
record-version = The game was played by version { $found } of its rules; this program plays version { $known }.
record-edition = The edition in the record is not valid: { $problem }.
record-players = The record names { $players } players for { $seats } seats.
record-steps = The record has more than { $most } steps.
record-notation = Step { $step }: «{ $text }» is not written as a move of this game.
replay-refused = Step { $step } is not possible. { $reason }
replay-choice = Step { $step }: here seat { $seat } must choose; the record has an outcome of chance.
replay-chance = Step { $step }: here an outcome of chance must stand.
replay-impossible = Step { $step }: this outcome of chance can't happen here.

## Scenarios

scenario-unreadable = The file is no scenario: { $problem }.
scenario-position = The scenario's position is none of this game: { $problem }.
