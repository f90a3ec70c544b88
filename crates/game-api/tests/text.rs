use std::sync::Arc;

use game_api::{Lang, MISSING, PerSeat, Phrasebook, Seat, Texts, Viewer, Voice};

const TEXTS: Texts = Texts {
    fr: "buys = { $you ->\n    [yes] Vous achetez.\n   *[no] { $name } achète.\n}\n",
    en: "buys = { $you ->\n    [yes] You buy.\n   *[no] { $name } buys.\n}\n",
};

fn voice(lang: Lang, viewer: Viewer) -> Voice {
    let names = PerSeat::from_fn(2, |seat| format!("Chat {seat}"));
    Voice { book: Arc::new(Phrasebook::new(lang, &[TEXTS])), viewer, names }
}

#[test]
fn a_voice_says_you_to_its_own_viewer_only() {
    let second = Seat::numbered(2).expect("there is a seat 2");
    assert_eq!(voice(Lang::Fr, Viewer::Seat(second)).say_of(second, "buys", &[]), "Vous achetez.");
    assert_eq!(voice(Lang::Fr, Viewer::Spectator).say_of(second, "buys", &[]), "Chat 2 achète.");
    assert_eq!(voice(Lang::En, Viewer::Seat(Seat::FIRST)).say_of(second, "buys", &[]), "Chat 2 buys.");
}

#[test]
fn what_is_missing_is_marked() {
    let voice = voice(Lang::En, Viewer::Spectator);
    assert!(voice.say("sells", &[]).starts_with(MISSING), "the key is missing");
    assert!(voice.say("buys", &[]).starts_with(MISSING), "the values are missing");
}

#[test]
fn languages_are_found_by_their_tags() {
    for (tag, lang) in [
        ("fr", Some(Lang::Fr)),
        ("fr-CH", Some(Lang::Fr)),
        ("FR_ca.UTF-8", Some(Lang::Fr)),
        ("en-US", Some(Lang::En)),
        ("de", None),
        ("", None),
        ("C", None),
    ] {
        assert_eq!(Lang::from_tag(tag), lang, "{tag}");
    }
}
