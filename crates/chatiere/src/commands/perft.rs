use catalog::{Order, Playable, Task};
use game_api::{MAX_EDITION_BYTES, Seed};
use table::{Player, Scenario, dealt, perft};

use super::setup;
use crate::cli::PerftArgs;
use crate::files;
use crate::house::House;

pub fn run(house: &House, args: &PerftArgs) -> Result<(), String> {
    let entry = setup::entry(house, &args.game)?;
    let from = match &args.from {
        Some(path) => {
            let text = files::read(house, path, MAX_EDITION_BYTES)?;
            From::Scenario(Scenario::from_toml(&text).map_err(|error| house.explain(&error))?)
        }
        None => From::Deal(Order {
            players: vec![Player::Person(String::new()); setup::seats(&entry, &args.setup).into()],
            options: args.setup.variants.iter().cloned().collect(),
            edition: setup::edition(house, &args.setup)?,
            seed: Seed::from(args.seed.unwrap_or_default()),
        }),
    };
    catalog::with(&args.game, Count { house, from, depth: args.depth })
        .map_err(|unknown| unknown.to_string())?
}

/// Where counting begins.
enum From {
    Scenario(Scenario),
    Deal(Order),
}

struct Count<'a> {
    house: &'a House,
    from: From,
    depth: u32,
}

impl Task for Count<'_> {
    type Out = Result<(), String>;

    fn run<G: Playable>(self) -> Result<(), String> {
        let start: G = match self.from {
            From::Scenario(scenario) => {
                scenario.position().map_err(|error| self.house.explain_in(G::INFO.id, &error))?
            }
            From::Deal(order) => {
                let setup =
                    order.setup::<G>().map_err(|error| setup::explain(self.house, G::INFO.id, &error))?;
                dealt(&setup, order.seed).map_err(|error| self.house.explain_in(G::INFO.id, &error))?
            }
        };
        for depth in 1..=self.depth {
            let counted = perft(&start, depth);
            let args =
                [("depth", depth.into()), ("lines", counted.lines.into()), ("over", counted.over.into())];
            println!("{}", self.house.say("perft-line", &args));
        }
        Ok(())
    }
}
