//! The game in words.

use game_api::{Outcome, Present, Seat, Texts, ViewRef, Voice};

use crate::{Action, Animal, Card, CommeChienEtChat, Draft, End, Event, Food, FoodKind, Phase, Target, draw};

impl Present for CommeChienEtChat {
    const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };
    const RULES: Texts = Texts {
        fr: include_str!("../../../docs/rules/comme-chien-et-chat.fr.md"),
        en: include_str!("../../../docs/rules/comme-chien-et-chat.en.md"),
    };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        draw::table(view, voice)
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        let turn = public.turn;
        match public.phase {
            Phase::Place => voice.say_of(turn, "prompt-place", &[("stock", public.stock[turn].into())]),
            Phase::Choose => match view.private().and_then(|own| own.draft) {
                Some(draft) => prompt_draft(draft, voice),
                None => voice.say_of(turn, "prompt-choose", &[("cards", public.held[turn].into())]),
            },
            Phase::Lay { food } => {
                voice.say_of(turn, "prompt-lay", &[("food", food_name(voice, food).into())])
            }
            Phase::GoOn { animal } => {
                let fed = public.pet(animal).map_or(0, |pet| pet.food.len());
                let args = [("animal", animal_name(voice, animal).into()), ("fed", fed.into())];
                voice.say_of(turn, "prompt-go-on", &args)
            }
            Phase::Animals | Phase::Deal { .. } | Phase::Lot => voice.say("prompt-deal", &[]),
            Phase::TurnUp { .. } | Phase::Over { .. } => voice.say("prompt-wait", &[]),
        }
    }

    fn say_action(view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        let with_animal =
            |key: &str, animal| voice.say(key, &[("animal", kind_and_name(voice, animal).into())]);
        match action {
            Action::Place(animal) => with_animal("action-place", animal),
            Action::Feed => voice.say("action-feed", &[("pile", view.public().pile.total().into())]),
            Action::Lay(animal) => with_animal("action-lay", animal),
            Action::More => voice.say("action-more", &[]),
            Action::Stop => voice.say("action-stop", &[]),
            Action::Card(card) => {
                let effect = voice.say(&format!("use-{card}"), &[]);
                let args = [("card", card_name(voice, card).into()), ("use", effect.into())];
                voice.say("action-card", &args)
            }
            Action::Target(Target::Animal(animal)) => with_animal("action-animal", animal),
            Action::Target(Target::Food(animal, food)) => {
                let args =
                    [("animal", animal_name(voice, animal).into()), ("food", food_name(voice, food).into())];
                voice.say("action-food", &args)
            }
            Action::Target(Target::Pawn(animal, owner)) => {
                voice.say_of(owner, "action-pawn", &[("animal", animal_name(voice, animal).into())])
            }
            Action::Back => voice.say("action-back", &[]),
        }
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        let animal_arg = |animal| ("animal", animal_name(voice, animal).into());
        let food_arg = |food| ("food", food_name(voice, food).into());
        let card_arg = |card| ("card", card_name(voice, card).into());
        match *event {
            Event::Joins { animal } => {
                voice.say("event-joins", &[("animal", kind_and_name(voice, animal).into())])
            }
            Event::Dealt { seat, cards } => voice.say_of(seat, "event-dealt", &[("cards", cards.into())]),
            Event::Got { seat, card } => voice.say_of(seat, "event-got", &[card_arg(card)]),
            Event::Begins { seat } => voice.say_of(seat, "event-begins", &[]),
            Event::Placed { seat, animal } => voice.say_of(seat, "event-placed", &[animal_arg(animal)]),
            Event::Feeds { seat } => voice.say_of(seat, "event-feeds", &[]),
            Event::TurnedUp { seat, food } => voice.say_of(seat, "event-turned-up", &[food_arg(food)]),
            Event::Laid { seat, animal, food } => {
                voice.say_of(seat, "event-laid", &[animal_arg(animal), food_arg(food)])
            }
            Event::Sated { animal } => voice.say("event-sated", &[animal_arg(animal)]),
            Event::GoesOn { seat, animal } => voice.say_of(seat, "event-goes-on", &[animal_arg(animal)]),
            Event::Stops { seat } => voice.say_of(seat, "event-stops", &[]),
            Event::Played { seat, card } => voice.say_of(seat, "event-played", &[card_arg(card)]),
            Event::TookAway { animal, food } => {
                voice.say("event-took-away", &[animal_arg(animal), food_arg(food)])
            }
            Event::SwappedBowls { one, other } => {
                voice.say("event-swapped-bowls", &[animal_arg(one), other_arg(voice, other)])
            }
            Event::SwappedFood { one, gave, other, got } => {
                let got = ("got", food_name(voice, got).into());
                let args = [animal_arg(one), food_arg(gave), other_arg(voice, other), got];
                voice.say("event-swapped-food", &args)
            }
            Event::SwappedPawns { one, left, other, came } => {
                let owners =
                    [("left", owner_name(voice, left).into()), ("came", owner_name(voice, came).into())];
                let args = [&[animal_arg(one), other_arg(voice, other)][..], &owners].concat();
                voice.say("event-swapped-pawns", &args)
            }
            Event::WentHome { animal, owner } => {
                voice.say_of(owner, "event-went-home", &[animal_arg(animal)])
            }
            Event::TookPlace { seat, animal, owner } => {
                let owner = ("owner", owner_name(voice, owner).into());
                voice.say_of(seat, "event-took-place", &[animal_arg(animal), owner])
            }
            Event::Ended { by: End::Sated } => voice.say("event-ended-sated", &[]),
            Event::Ended { by: End::PileOut } => voice.say("event-ended-pile", &[]),
        }
    }

    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let winners: Vec<Seat> = outcome.winners().collect();
        let points = winners.first().map_or(0, |&seat| outcome.scores[seat]);
        let args = [("points", number(points).into()), ("count", points.into())];
        let first = match winners[..] {
            [winner] => voice.say_of(winner, "outcome-won", &args),
            _ => {
                let names: Vec<&str> = winners.iter().map(|&seat| voice.name(seat)).collect();
                let names = ("names", names.join(&voice.say("and", &[])).into());
                voice.say("outcome-shared", &[&args[..], &[names]].concat())
            }
        };
        let score =
            |seat| voice.say_of(seat, "outcome-score", &[("points", number(outcome.scores[seat]).into())]);
        let scores: Vec<String> = Seat::all(view.seats()).map(score).collect();
        format!("{first} {}", voice.say("outcome-scores", &[("scores", scores.join(", ").into())]))
    }
}

fn prompt_draft(draft: Draft, voice: &Voice) -> String {
    let Draft { card, first } = draft;
    let title = ("card", card_name(voice, card).into());
    match first {
        None => voice.say(&format!("prompt-{card}"), &[title]),
        Some(first) => {
            let chosen = match first {
                Target::Animal(animal) => animal_name(voice, animal),
                Target::Food(_, food) => food_name(voice, food),
                Target::Pawn(_, owner) => owner_name(voice, owner),
            };
            let animal = animal_name(voice, first.animal()).into();
            let args = [title, ("chosen", chosen.into()), ("animal", animal)];
            voice.say(&format!("prompt-{card}-second"), &args)
        }
    }
}

pub(crate) fn animal_name(voice: &Voice, animal: Animal) -> String {
    voice.say(&format!("animal-{animal}"), &[])
}

/// "the dog Rex": for whoever does not know all of them by heart.
fn kind_and_name(voice: &Voice, animal: Animal) -> String {
    let args = [("name", animal_name(voice, animal).into()), ("species", species_word(animal).into())];
    voice.say("the-animal", &args)
}

pub(crate) fn species_word(animal: Animal) -> &'static str {
    match animal.species() {
        crate::Species::Cat => "cat",
        crate::Species::Dog => "dog",
    }
}

pub(crate) fn card_name(voice: &Voice, card: Card) -> String {
    voice.say(&format!("card-{card}"), &[])
}

pub(crate) fn food_name(voice: &Voice, food: Food) -> String {
    food_names(voice, food.kind(), food.value().to_string())
}

/// Cards of one kind: "fish 1, 4, 4".
pub(crate) fn food_names(voice: &Voice, kind: FoodKind, values: String) -> String {
    let key = match kind {
        FoodKind::Bone => "food-bone",
        FoodKind::Fish => "food-fish",
    };
    voice.say(key, &[("value", values.into())])
}

/// With a real minus.
pub(crate) fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}

fn owner_name(voice: &Voice, owner: Seat) -> String {
    voice.say_of(owner, "owner", &[])
}

fn other_arg<'a, T: From<String>>(voice: &Voice, other: Animal) -> (&'a str, T) {
    ("other", animal_name(voice, other).into())
}
