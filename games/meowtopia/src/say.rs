//! The game in words.

use game_api::{Args, Outcome, Present, Seat, Texts, ViewRef, Voice};

use crate::{Action, Count, Event, Job, Kitten, Load, Meowtopia, Phase, Role, draw};

impl Present for Meowtopia {
    const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };
    const RULES: Texts = Texts {
        fr: include_str!("../../../docs/rules/meowtopia.fr.md"),
        en: include_str!("../../../docs/rules/meowtopia.en.md"),
    };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        draw::table(view, voice)
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        let home = public.home();
        let job = public.job.map(|job| job_name(voice, job)).unwrap_or_default();
        let ask = |key: &str, args: &Args<'_>| voice.say_of(public.actor, key, args);
        match public.phase {
            Phase::Lot => voice.say("prompt-lot", &[]),
            Phase::Wake => {
                let free = if home.n_asleep() == 1 { "one" } else { yes_no(public.first_free) };
                let args =
                    [("asleep", home.n_asleep().into()), ("food", home.food.into()), ("free", free.into())];
                ask("prompt-wake", &args)
            }
            Phase::Rouse { left } => ask("prompt-rouse", &[("left", left.into())]),
            Phase::Sell { merchant } => {
                let load =
                    home.merchants.get(usize::from(merchant).wrapping_sub(1)).map(|merchant| merchant.load);
                let load = load_name(voice, load.unwrap_or(Load::Nothing));
                ask("prompt-sell", &[("merchant", merchant.into()), ("load", load.into())])
            }
            Phase::Take => ask("prompt-take", &[]),
            Phase::Choose => ask("prompt-choose", &[]),
            Phase::Send => ask("prompt-send", &[("job", job.into()), ("awake", home.n_awake().into())]),
            Phase::Name { left, .. } => ask("prompt-name", &[("job", job.into()), ("left", left.into())]),
            Phase::Lay { left } => {
                let key = match public.job {
                    Some(Job::Irrigation) => "prompt-stick",
                    Some(Job::Recruit) => "prompt-recruit",
                    _ => "prompt-field",
                };
                ask(key, &[("left", left.into())])
            }
            Phase::Follow => ask("prompt-follow", &[("job", job.into())]),
            Phase::Evening => {
                let bill = home.bill(0, view.edition().numbers());
                ask("prompt-evening", &[("bill", bill.into()), ("food", home.food.into())])
            }
            Phase::Over => voice.say("prompt-over", &[]),
        }
    }

    fn say_action(view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        let (public, numbers) = (view.public(), view.edition().numbers());
        let home = public.home();
        match action {
            Action::Wake(count) => {
                let cost = public.wake_cost(count, numbers);
                voice.say("action-wake", &[("count", count.into()), ("cost", cost.into())])
            }
            Action::Pick(family) => voice.say_of(family, "action-pick", &[]),
            Action::Sell(ware) => {
                voice.say("action-sell", &[("ware", ware.map_or("none", crate::Ware::name).into())])
            }
            Action::Take(tile) => {
                let name = tile_name(voice, tile, public.pair(tile, view.edition()));
                voice.say(
                    "action-take",
                    &[("tile", name.into()), ("bonus", public.tile_of(tile).bonus.into())],
                )
            }
            Action::Do(job) => {
                let pair = public.tile.map(|tile| view.edition().pair(tile));
                let other = pair.and_then(|pair| pair.into_iter().find(|&other| other != job)).unwrap_or(job);
                let args = [("job", job_name(voice, job).into()), ("other", job_name(voice, other).into())];
                voice.say("action-do", &args)
            }
            Action::Send(count) => {
                let job = public.job.unwrap_or(Job::Food);
                let brings = numbers.brings(job, count);
                let args = [("count", count.into()), ("job", job.name().into()), ("brings", brings.into())];
                voice.say("action-send", &args)
            }
            Action::Field(spot) => {
                let watered = yes_no(home.farm.is_watered(spot));
                voice.say("action-field", &[("at", spot.to_string().into()), ("watered", watered.into())])
            }
            Action::Stick(edge) => {
                let touches = home.farm.fields_at(edge);
                voice.say("action-stick", &[("at", edge.to_string().into()), ("touches", touches.into())])
            }
            Action::Recruit { role, family } => {
                let args = [("role", role.name().into()), ("own", yes_no(family == public.actor).into())];
                voice.say_of(family, "action-recruit", &args)
            }
            Action::Follow(family) => {
                let job = public.job.map(|job| job_name(voice, job)).unwrap_or_default();
                let own = yes_no(family == public.actor);
                voice.say_of(family, "action-follow", &[("job", job.into()), ("own", own.into())])
            }
            Action::Pass(Some(family)) => {
                voice.say_of(family, "action-pass-wake", &[("own", yes_no(family == public.actor).into())])
            }
            Action::Pass(None) => {
                let food = if home.n_asleep() == 0 { numbers.pass_food } else { 0 };
                voice.say("action-pass", &[("food", food.into())])
            }
            Action::Dismiss(kitten) => say_dismissal(view, kitten, voice),
            Action::Unfed(count) => {
                let bill = home.bill(count, numbers);
                let points = numbers.malus * i32::from(count);
                let args = [("count", count.into()), ("bill", bill.into()), ("points", points.into())];
                voice.say("action-unfed", &args)
            }
        }
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        match *event {
            Event::Begins { seat } => voice.say_of(seat, "event-begins", &[]),
            Event::Rewarded { seat, food } => voice.say_of(seat, "event-rewarded", &[("food", food.into())]),
            Event::Woke { seat, count, paid } => {
                voice.say_of(seat, "event-woke", &[("count", count.into()), ("paid", paid.into())])
            }
            Event::Loaded { seat, merchant, ware } => {
                let args = [("merchant", merchant.into()), ("ware", ware.name().into())];
                voice.say_of(seat, "event-loaded", &args)
            }
            Event::Took { seat, tile, pair, bonus } => {
                let args = [("tile", tile_name(voice, tile, pair).into()), ("bonus", bonus.into())];
                voice.say_of(seat, "event-took", &args)
            }
            Event::Chose { seat, job } => {
                voice.say_of(seat, "event-chose", &[("job", job_name(voice, job).into())])
            }
            Event::Sent { seat, job, count } => {
                let args = [("job", job_name(voice, job).into()), ("count", count.into())];
                voice.say_of(seat, "event-sent", &args)
            }
            Event::Followed { seat, job } => {
                voice.say_of(seat, "event-followed", &[("job", job_name(voice, job).into())])
            }
            Event::Passed { seat, woke, food } => {
                voice.say_of(seat, "event-passed", &[("woke", yes_no(woke).into()), ("food", food.into())])
            }
            Event::Gathered { seat, food } => voice.say_of(seat, "event-gathered", &[("food", food.into())]),
            Event::Earned { seat, gold } => voice.say_of(seat, "event-earned", &[("gold", gold.into())]),
            Event::LaidField { seat, at, watered } => {
                let args = [("at", at.to_string().into()), ("watered", yes_no(watered).into())];
                voice.say_of(seat, "event-field", &args)
            }
            Event::LaidStick { seat, at, touches } => {
                let args = [("at", at.to_string().into()), ("touches", touches.into())];
                voice.say_of(seat, "event-stick", &args)
            }
            Event::Recruited { seat, role, family } => {
                let args = [
                    ("role", role.name().into()),
                    ("own", yes_no(family == seat).into()),
                    ("family", voice.say_of(family, "family", &[]).into()),
                ];
                voice.say_of(seat, "event-recruited", &args)
            }
            Event::LastRound { ending } => {
                let ending = match ending {
                    crate::Ending::LastField => "field",
                    crate::Ending::LastStick => "stick",
                    crate::Ending::Adoption => "adoption",
                };
                voice.say("event-last-round", &[("ending", ending.into())])
            }
            Event::Dismissed { seat, kitten, food } => {
                let kind = match kitten {
                    Kitten::Merchant(_) => Role::Merchant,
                    Kitten::Awake(_) | Kitten::Asleep(_) => Role::Worker,
                };
                let args = [("role", kind.name().into()), ("food", food.into())];
                voice.say_of(seat, "event-dismissed", &args)
            }
            Event::Fed { seat, paid, unfed } => {
                voice.say_of(seat, "event-fed", &[("paid", paid.into()), ("unfed", unfed.into())])
            }
            Event::Round { round, first } => voice.say_of(first, "event-round", &[("round", round.into())]),
            Event::AwakeFood { seat, food } => {
                voice.say_of(seat, "event-awake-food", &[("food", food.into())])
            }
            Event::Over { rounds } => voice.say("event-over", &[("rounds", rounds.into())]),
        }
    }

    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let winners: Vec<Seat> = outcome.winners().collect();
        let points = ("points", winners.first().map_or(0, |&seat| outcome.scores[seat]).into());
        let line = match winners[..] {
            [seat] => voice.say_of(seat, "outcome-won", &[points]),
            _ => {
                let names: Vec<&str> = winners.iter().map(|&seat| voice.name(seat)).collect();
                voice.say("outcome-shared", &[("names", names.join(", ").into()), points])
            }
        };
        format!("{line}\n{}", draw::counts(view, voice))
    }
}

fn say_dismissal(view: ViewRef<'_, Meowtopia>, kitten: Kitten, voice: &Voice) -> String {
    let (actor, home) = (view.public().actor, view.public().home());
    let (kind, family, load) = match kitten {
        Kitten::Awake(family) => ("awake", family, Load::Nothing),
        Kitten::Asleep(family) => ("asleep", family, Load::Nothing),
        Kitten::Merchant(place) => {
            let merchant = home.merchants.get(usize::from(place).wrapping_sub(1));
            let (family, load) = merchant.map_or((actor, Load::Nothing), |m| (m.family, m.load));
            ("merchant", family, load)
        }
    };
    let place = if let Kitten::Merchant(place) = kitten { place } else { 0 };
    let args = [
        ("kind", kind.into()),
        ("place", place.into()),
        ("own", yes_no(family == actor).into()),
        ("load", load_name(voice, load).into()),
        ("food", view.edition().numbers().dismissal_food.into()),
    ];
    voice.say_of(family, "action-dismiss", &args)
}

pub(crate) fn job_name(voice: &Voice, job: Job) -> String {
    voice.say(&format!("job-{job}"), &[])
}

pub(crate) fn load_name(voice: &Voice, load: Load) -> String {
    let (ware, units) = match load {
        Load::Nothing => ("none", 0),
        Load::Food(units) => ("food", units),
        Load::Gold(units) => ("gold", units),
    };
    voice.say("load", &[("ware", ware.into()), ("units", units.into())])
}

pub(crate) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The items of the count, by name.
pub(crate) fn items(count: &Count, voice: &Voice) -> Vec<(String, i32)> {
    let named = count.items().into_iter();
    named.map(|(item, points)| (voice.say(&format!("count-{item}"), &[]), points)).collect()
}

/// The name of a tile: its action, or on side B its two.
pub(crate) fn tile_name(voice: &Voice, tile: Job, pair: Option<[Job; 2]>) -> String {
    match pair {
        None => job_name(voice, tile),
        Some(pair) => {
            let [first, second] = pair.map(|job| job_name(voice, job).into());
            voice.say("tile-pair", &[("first", first), ("second", second)])
        }
    }
}
