use std::process::Command;

use server::Storage;

use super::serve::own_database;
use crate::cli::BackupArgs;
use crate::house::House;

/// Copies all that the house knows into one file, while it is open.
pub fn run(house: &House, args: &BackupArgs) -> Result<(), String> {
    let told = |problem: String| {
        let args = [("file", args.file.display().to_string().into()), ("problem", problem.into())];
        house.say("backup-failed", &args)
    };
    if args.file.exists() {
        return Err(told(house.say("backup-exists", &[])));
    }
    let database = match &args.database {
        Some(url) => url.clone(),
        None => own_database(house)?,
    };
    if database.starts_with("sqlite:") {
        let runtime = tokio::runtime::Runtime::new().map_err(|error| told(error.to_string()))?;
        let copied = runtime.block_on(Storage::copy(&database, &args.file));
        copied.map_err(|error| told(error.to_string()))?;
    } else {
        // PostgreSQL has its own program for this, which knows every version of it.
        let mut dump = Command::new("pg_dump");
        dump.arg("--format=custom").arg("--file").arg(&args.file).arg(&database);
        let status = dump.status().map_err(|error| told(format!("pg_dump: {error}")))?;
        if !status.success() {
            return Err(told("pg_dump".to_owned()));
        }
    }
    println!("{}", house.say("backup-done", &[("file", args.file.display().to_string().into())]));
    Ok(())
}
