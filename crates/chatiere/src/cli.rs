//! The command line.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use game_api::{Lang, Seat};

#[derive(Parser, Debug)]
#[command(name = "chatiere", version, about = "A house of board games about cats, open day and night.")]
pub struct Cli {
    /// The language: fr or en. Without it, that of the system.
    #[arg(long, global = true, value_parser = lang)]
    pub lang: Option<Lang>,
    /// Plain lines only, for screen readers and logs. Always so when the output is no terminal.
    #[arg(long, global = true)]
    pub plain: bool,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// The games, their seats, variants and editions
    Games(GamesArgs),
    /// A whole game in the terminal
    Play(PlayArgs),
    /// Games between bots, and their statistics
    Sim(SimArgs),
    /// Matches between bots, and how strong they are
    Arena(ArenaArgs),
    /// A saved game, told from its first step to its last
    Replay(ReplayArgs),
    /// Counts all lines of play to a depth
    Perft(PerftArgs),
    /// Opens the house to browsers, until Ctrl-C
    Serve(ServeArgs),
    /// Draws every outcome of a saved game again: were the dice fair?
    Verify(VerifyArgs),
    /// Copies all that the house knows into one file, while it is open
    Backup(BackupArgs),
    /// Plays random moves on many tables of a running house, and measures
    Load(LoadArgs),
}

impl Command {
    /// Whether all it does is to tell something, so that nothing is lost if nobody listens any more.
    pub fn only_tells(&self) -> bool {
        use Command::{Arena, Games, Perft, Replay, Sim, Verify};
        matches!(self, Games(_) | Sim(_) | Arena(_) | Replay(_) | Perft(_) | Verify(_))
    }
}

#[derive(Args, Debug)]
pub struct GamesArgs {
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// The JSON Schema of a game's types
    #[arg(long, value_name = "GAME")]
    pub schema: Option<String>,
}

/// What is set up, for play and for simulation alike.
#[derive(Args, Debug)]
pub struct SetupArgs {
    /// How many players
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game, as key=value; `chatiere games` lists them
    #[arg(long = "variant", value_name = "KEY=VALUE", value_parser = key_value)]
    pub variants: Vec<(String, String)>,
    /// A file with other figures than the standard edition's
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct PlayArgs {
    /// Which game; without it, the door asks
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Who is a bot, as SEAT=LEVEL,…; `none` if nobody is. Without it all but seat 1 are tomcats (matou)
    #[arg(long, value_name = "SEAT=LEVEL,…")]
    pub bots: Option<BotSeats>,
    /// Deal from this number, so that a game can be played again
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "variants", "edition", "bots", "seed"])]
    pub load: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct SimArgs {
    /// Which game
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The bots' levels, seat by seat; a shorter list starts over. Random ones by default
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<bots::Level>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; the result does not depend on it
    #[arg(long, value_name = "T", default_value_t = default_threads())]
    pub threads: usize,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// Also write the first game, step by step, as JSON lines
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// In which games; can be given several times. All of them by default
    #[arg(long, value_name = "GAME")]
    pub game: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// One match only: the first bot, alone of its kind at the table; or the bot that plays alone
    #[arg(long, value_name = "LEVEL")]
    pub a: Option<bots::Level>,
    /// The second bot, in all other seats
    #[arg(long, value_name = "LEVEL", requires = "a")]
    pub b: Option<bots::Level>,
    /// Without a pair: everyone against everyone
    #[arg(
        long,
        value_name = "LEVEL,…",
        value_delimiter = ',',
        default_value = "random,greedy,chaton,matou,tigre"
    )]
    pub bots: Vec<bots::Level>,
    /// So many games a match, at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u32,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The share of the bots' usual time
    #[arg(long, value_name = "SHARE", default_value_t = 1.0, value_parser = budget)]
    pub budget: f32,
    /// End a match as soon as it is clear that the first bot wins more or less than this share
    #[arg(long, value_name = "SHARE", value_parser = bar)]
    pub bar: Option<f64>,
    /// How a bot plays this game alone, over the deals from seed 1 on
    #[arg(long, value_name = "GAME", conflicts_with_all = ["game", "bots", "bar", "report", "csv"])]
    pub solo: Option<String>,
    /// So many deals
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub deals: u64,
    /// So many games at a time; time is what each has worked, not what passes on the wall
    #[arg(long, value_name = "T", default_value_t = default_threads())]
    pub threads: usize,
    /// As JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// As a table for spreadsheets
    #[arg(long)]
    pub csv: bool,
    /// Also write a page with plots
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The saved game
    pub file: PathBuf,
}

#[derive(Args, Debug)]
pub struct PerftArgs {
    /// Which game
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The deal to count from; play after it is counted in full
    #[arg(long, value_name = "S", required_unless_present = "from")]
    pub seed: Option<u64>,
    /// A hand-written position to count from
    #[arg(long, value_name = "SCENARIO", conflicts_with_all = ["seed", "seats", "variants", "edition"])]
    pub from: Option<PathBuf>,
    /// How many choices deep
    #[arg(long, value_name = "D")]
    pub depth: u32,
}

/// What is not given here or by the environment stands in the file, or is as usual.
#[derive(Args, Debug, Default)]
pub struct ServeArgs {
    /// The address and port to listen on; port 0 takes a free one. Without it: 127.0.0.1:8090
    #[arg(long, value_name = "ADDR", env = "CHATIERE_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Let the other devices of the home network in, on the same port
    #[arg(long)]
    pub lan: bool,
    /// Where everything is kept: sqlite://PATH?mode=rwc or postgres://…; without it, a file in your data folder
    #[arg(long, value_name = "URL", env = "CHATIERE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// The address by which people reach the house, where a proxy stands before it: https://play.example
    #[arg(long, value_name = "URL", env = "CHATIERE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Speak https without a proxy: a PEM file with the certificate, and with those that vouch for it
    #[arg(long, value_name = "FILE", env = "CHATIERE_TLS_CERT")]
    pub tls_cert: Option<PathBuf>,
    /// The PEM file with that certificate's key
    #[arg(long, value_name = "FILE", env = "CHATIERE_TLS_KEY")]
    pub tls_key: Option<PathBuf>,
    /// The address of a proxy before the house: it is believed when it says for whom it asks
    #[arg(long, value_name = "ADDR", env = "CHATIERE_TRUST_PROXY")]
    pub trust_proxy: Option<IpAddr>,
    /// Close the house to all who don't know this password and have no invitation
    #[arg(long, value_name = "PASSWORD", env = "CHATIERE_HOUSE_PASSWORD", hide_env_values = true)]
    pub house_password: Option<String>,
    /// The id of somebody who looks after the house, as /api/me tells it; can be given several times
    #[arg(long = "admin", value_name = "ID", env = "CHATIERE_ADMINS", value_delimiter = ',')]
    pub admins: Vec<String>,
    /// A file with all of these and with the limits; docs/configuration.md shows one
    #[arg(long, value_name = "FILE", env = "CHATIERE_CONFIG")]
    pub config: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The saved game
    pub file: PathBuf,
}

#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The file to write; it must not exist
    pub file: PathBuf,
    /// Which database; without it, the file in your data folder
    #[arg(long, value_name = "URL", env = "CHATIERE_DATABASE")]
    pub database: Option<String>,
}

#[derive(Args, Debug)]
pub struct LoadArgs {
    /// The address of the house, such as http://127.0.0.1:8090
    #[arg(long)]
    pub url: String,
    /// Which game
    #[arg(long)]
    pub game: String,
    /// How many tables at the same time
    #[arg(long, value_name = "N")]
    pub tables: usize,
    /// How many players at each
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,
    /// For how long
    #[arg(long, value_name = "S")]
    pub seconds: u64,
    /// How many moves a second on all tables together, at fixed times; without it, as fast as it goes
    #[arg(long, value_name = "R")]
    pub rate: Option<f64>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// The seats that bots take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSeats(pub Vec<(Seat, bots::Level)>);

impl std::str::FromStr for BotSeats {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(BotSeats(Vec::new()));
        }
        text.split(',')
            .map(|part| {
                let (seat, level) = key_value(part)?;
                let seat: Seat = seat.parse().map_err(|_| format!("«{seat}» is no seat"))?;
                Ok((seat, level.parse().map_err(|error: bots::UnknownLevel| error.to_string())?))
            })
            .collect::<Result<_, String>>()
            .map(BotSeats)
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("«{text}» is not KEY=VALUE"))?;
    Ok((key.to_owned(), value.to_owned()))
}

fn budget(text: &str) -> Result<f32, String> {
    let share: f32 = text.parse().map_err(|_| format!("«{text}» is no number"))?;
    if share > 0.0 && share <= 100.0 { Ok(share) } else { Err("a share lies between 0 and 100".to_owned()) }
}

fn bar(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|_| format!("«{text}» is no number"))?;
    let (low, high) = arena::Sequential::BARS;
    if share > low && share < high { Ok(share) } else { Err(format!("a bar lies between {low} and {high}")) }
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_tag(text).ok_or_else(|| "the house speaks fr and en".to_owned())
}

fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
