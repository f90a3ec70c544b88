use catalog::Entry;
use game_api::Phrasebook;
use serde_json::json;

use crate::cli::GamesArgs;
use crate::house::House;

pub fn run(house: &House, args: &GamesArgs) -> Result<(), String> {
    if let Some(game) = &args.schema {
        let schema = catalog::schema(game)
            .map_err(|unknown| house.say("unknown-game", &[("name", unknown.0.as_str().into())]))?;
        println!("{schema:#}");
    } else if args.json {
        println!("{:#}", json!(catalog::entries()));
    } else {
        let shelf = catalog::shelf(house.lang);
        for (entry, card) in catalog::entries().iter().zip(shelf) {
            println!("{} ({})", card.title, entry.info.id);
            println!("  {}", card.pitch);
            tell_facts(house, entry);
        }
    }
    Ok(())
}

fn tell_facts(house: &House, entry: &Entry) {
    let info = &entry.info;
    let facts = [
        ("min", info.min_seats.into()),
        ("max", info.max_seats.into()),
        ("minutes", info.minutes.into()),
        ("age", info.age.into()),
    ];
    println!("  {}", house.say("games-facts", &facts));
    let texts = catalog::texts(info.id).expect("the entry is one of the catalog's");
    let book = Phrasebook::new(house.lang, &[texts]);
    for variant in info.variants {
        for value in variant.values {
            let meaning = book.say(&format!("option-{}-{value}", variant.key), &[]);
            println!("  --variant {}={value}: {meaning}", variant.key);
        }
    }
    for edition in &entry.editions {
        let reconstructed = edition.figures.get("R").copied().unwrap_or(0);
        let all: u32 = edition.figures.values().sum();
        let args = [
            ("name", edition.name.as_str().into()),
            ("all", all.into()),
            ("reconstructed", reconstructed.into()),
        ];
        println!("  {}", house.say("games-edition", &args));
    }
}
