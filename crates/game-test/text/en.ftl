round = Round { $round }
player = { $name }: { $points }
hand = Your hand: { $cards }
prompt = { $you ->
    [yes] Your turn.
   *[no] { $name } is thinking.
}
action-play = Play the { $card }.
action-swap = Put the { $card } aside.
action-draw = Draw a card.
event-drew = { $name } draws a card.
event-got = You got the { $card }.
event-played = { $name } plays the { $card }.
event-put-aside = { $name } puts a card aside.
event-aside = You put the { $card } aside.
event-point = { $name } wins the round.
event-no-point = Nobody wins the round.
outcome = Won by { $names }.
refusal-ty2 = In your turn you play a card of your own hand.
refusal-ty3 = You may swap only once.
