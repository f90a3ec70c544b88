//! The arena's results as one page that needs nothing else: for people who would rather look.

mod plot;

use std::collections::BTreeMap;

use game_api::{Phrasebook, Texts};

use crate::{Balance, DuelResult, Pair, Rating};
use plot::{Bar, bars, histogram};

/// The page's sentences.
pub const TEXTS: Texts =
    Texts { fr: include_str!("../../text/fr.ftl"), en: include_str!("../../text/en.ftl") };

/// Win rates, ratings, lengths, scores and what the seats are worth, as HTML.
pub fn page(results: &[DuelResult], ratings: &[Rating], balance: &[Balance], book: &Phrasebook) -> String {
    let title = book.say("page-title", &[]);
    let mut body = format!("<h1>{}</h1><p>{}</p>", escape(&title), escape(&book.say("page-lead", &[])));
    body += &matches(results, book);
    body += &ladder(ratings, book);
    for result in results {
        body += &distributions(result, book);
    }
    for balance in balance {
        body += &seats(balance, book);
    }
    let lang = book.lang().tag();
    let title = escape(&title);
    format!(
        "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style><body>{body}</body></html>\n"
    )
}

const STYLE: &str = "body{font:16px/1.4 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;\
    color:#2b2433;background:#fbf4e6}svg{width:100%;height:auto}text{font:14px system-ui;fill:#2b2433}\
    rect{fill:#e2812f}line{stroke:#2b2433;stroke-width:2}.fair{stroke:#3a7ca5;stroke-dasharray:4}";

fn matches(results: &[DuelResult], book: &Phrasebook) -> String {
    if results.is_empty() {
        return String::new();
    }
    let bars_of: Vec<Bar> = results
        .iter()
        .map(|DuelResult { pair, .. }| {
            Bar::share(say_of(pair, "page-match", book), pair.a_share, pair.low, pair.high)
        })
        .collect();
    section(&book.say("page-matches", &[]), &bars(&bars_of, 1.0, Some(0.5)))
}

/// A sentence about a match.
fn say_of(pair: &Pair, key: &str, book: &Phrasebook) -> String {
    let args = [
        ("game", pair.game.into()),
        ("seats", pair.seats.into()),
        ("a", pair.a.into()),
        ("b", pair.b.into()),
        ("games", pair.games.into()),
    ];
    book.say(key, &args)
}

fn ladder(ratings: &[Rating], book: &Phrasebook) -> String {
    let most = ratings.iter().map(|rating| rating.high).fold(0.0, f64::max);
    if ratings.is_empty() || most <= 0.0 {
        return String::new();
    }
    let bars_of: Vec<Bar> = ratings
        .iter()
        .map(|rating| Bar {
            name: rating.bot.to_owned(),
            value: rating.rating,
            low: rating.low,
            high: rating.high,
            told: format!("{:.0}", rating.rating),
        })
        .collect();
    let plot = bars(&bars_of, most, None);
    let note = escape(&book.say("page-ratings-note", &[]));
    section(&book.say("page-ratings", &[]), &format!("<p>{note}</p>{plot}"))
}

fn distributions(result: &DuelResult, book: &Phrasebook) -> String {
    let mut rounds = BTreeMap::new();
    let mut scores = BTreeMap::new();
    for (_, game) in &result.games {
        *rounds.entry(game.rounds as i32).or_default() += 1;
        game.outcome.scores.values().for_each(|&score| *scores.entry(score).or_default() += 1);
    }
    section(&say_of(&result.pair, "page-lengths", book), &histogram(&rounds))
        + &section(&say_of(&result.pair, "page-scores", book), &histogram(&scores))
}

fn seats(balance: &Balance, book: &Phrasebook) -> String {
    let args = [("game", balance.game.into()), ("seats", balance.seats.into()), ("bot", balance.bot.into())];
    let places: Vec<Bar> = balance
        .places
        .iter()
        .map(|place| {
            let name = book.say("page-place", &[("place", place.name.as_str().into())]);
            Bar::share(name, place.share, place.low, place.high)
        })
        .collect();
    let most = balance.used.values().copied().fold(0.0, f64::max);
    let used: Vec<Bar> = balance
        .used
        .iter()
        .map(|(kind, &count)| Bar {
            name: kind.clone(),
            value: count,
            low: count,
            high: count,
            told: format!("{count:.2}"),
        })
        .collect();
    let fair = 1.0 / f64::from(balance.seats);
    section(&book.say("page-places", &args), &bars(&places, 1.0, Some(fair)))
        + &section(&book.say("page-used", &args), &bars(&used, most, None))
}

fn section(title: &str, content: &str) -> String {
    format!("<section><h2>{}</h2>{content}</section>", escape(title))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
