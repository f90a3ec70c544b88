use game_api::{Outcome, PerSeat, Seat};

fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat of the largest table")
}

#[test]
fn seats_are_written_from_one() {
    assert_eq!(seat(1), Seat::FIRST);
    assert_eq!(seat(3).to_string(), "3");
    assert_eq!("3".parse(), Ok(seat(3)));
    for junk in ["0", "7", "03", "+3", "", "three", "³"] {
        assert!(junk.parse::<Seat>().is_err(), "{junk}");
    }
    assert_eq!(Seat::numbered(0), None);
    assert_eq!(Seat::numbered(7), None);
}

#[test]
fn the_left_neighbour_of_the_last_seat_is_the_first() {
    assert_eq!(seat(1).left(3), seat(2));
    assert_eq!(seat(3).left(3), seat(1));
    assert_eq!(seat(1).places_left_of(seat(3), 4), 2);
}

#[test]
fn tied_seats_share_a_rank_and_the_next_is_skipped() {
    let scores = [5, 7, 7, 1];
    let outcome = Outcome::by_score(PerSeat::from_fn(4, |seat| scores[seat.index()]));
    assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(2), seat(3)]);
}
