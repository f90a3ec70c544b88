## What the house answers when it can't do what it was asked

not-found = There is no cat at this address.
go-home = Go back home
no-table = There is no such table. Check the link, or open a table of your own.
who-are-you = The house doesn't know you yet. Choose a name first.
unreadable = This request can't be read: { $problem }
bad-name = A name has 1 to 30 characters, and none that can't be seen.
unknown-level = There is no bot of the level «{ $level }» in this house. The levels are: { $levels }.
bad-clock = A clock gives from 5 seconds to 31 days.
locked = The host lets nobody else in.
setup = { $problem }
no-such-game = There is no game «{ $name }» in this house.
not-host = Only the host of the table can do this.
no-spectators = This table has no place for spectators.
seat-taken = Somebody sits there already. Choose another seat.
seated-already = You already have a seat at this table.
not-seated = You have no seat at this table.
begun = The game has already begun.
not-begun = The game has not begun yet.
seats-open = There are still empty seats. Wait for more players, or fill the seats with bots.
not-over = The game is not over yet.
foreign-origin = This page does not belong to the house. Open the house's own address.
too-often = Not so fast. Wait a moment and try again.
too-many-tables = You sit at too many tables that are not over. Finish or leave one first.
storage = The house can't write at the moment. Nothing is lost; try again soon.
