use table::{MAX_RECORD_BYTES, Record, Unfair};

use crate::cli::VerifyArgs;
use crate::files;
use crate::house::House;

/// Draws every outcome of a record again and says whether the dice were fair.
pub fn run(house: &House, args: &VerifyArgs) -> Result<(), String> {
    let text = files::read(house, &args.file, MAX_RECORD_BYTES)?;
    let record = Record::from_json(&text).map_err(|error| house.explain(&error))?;
    let verified = catalog::verify(&record).map_err(|unfair| explain(house, &unfair))?;
    println!("{}", house.say("verify-outcomes", &[("outcomes", verified.outcomes.into())]));
    match &record.fair {
        Some(fair) if verified.seed => {
            println!("{}", house.say("verify-seed", &[]));
            let commitment = fair.secret.commitment().to_string();
            println!("{}", house.say("verify-commitment", &[("commitment", commitment.into())]));
            let nonces = fair.nonces.iter().flatten().count();
            println!("{}", house.say("verify-nonces", &[("nonces", nonces.into())]));
        }
        _ => println!("{}", house.say("verify-no-seed", &[])),
    }
    Ok(())
}

fn explain(house: &House, unfair: &Unfair) -> String {
    match unfair {
        Unfair::Record(error) => house.explain(error),
        Unfair::Seed => house.say("unfair-seed", &[]),
        Unfair::Outcome { step, drawn, recorded } => {
            let args = [
                ("step", (*step).into()),
                ("drawn", drawn.as_str().into()),
                ("recorded", recorded.as_str().into()),
            ];
            house.say("unfair-outcome", &args)
        }
    }
}
