//! The page's sentences carry their figures, and every game has a cover. That both languages have the same keys
//! is tidy's to check.

use game_api::Lang;
use web::{drawings, text};

#[test]
fn figures_stand_in_their_sentence() {
    let players = |lang| text::text_with(lang, "players", [("min", 2), ("max", 4)]);
    assert_eq!(players(Lang::Fr), "2 à 4 joueurs");
    assert_eq!(players(Lang::En), "2 to 4 players");
    let alone = |lang| text::text_with(lang, "players-exactly", [("count", 1)]);
    assert_eq!(alone(Lang::Fr), "1 joueur");
    assert_eq!(alone(Lang::En), "1 player");
}

#[test]
fn every_game_has_a_cover() {
    for card in catalog::shelf(Lang::Fr) {
        let cover = drawings::cover(card.id);
        assert!(drawings::is_drawn(&cover), "{cover} is not drawn");
    }
}
