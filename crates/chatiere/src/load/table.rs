//! One table of the generator: all its players, who move in turn.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use futures_util::future::select_all;
use game_api::{GameRng, Seed};
use protocol::Request;
use serde_json::json;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::Plan;
use super::client::{Heard, House, Now, PATIENCE, Socket, Visitor};
use super::report::Tally;

/// A move that has not come to every viewer after so long is lost, unless the house was down.
const TOO_LONG: Duration = Duration::from_secs(10);

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct Wish {
    pub house: House,
    pub game: String,
    pub players: u8,
    /// Tells it from the others.
    pub number: usize,
}

#[derive(Debug)]
pub struct Table {
    id: String,
    players: Vec<Player>,
    /// The move that was sent and not yet told: who, at which number, what.
    unanswered: Option<(usize, u64, String)>,
    luck: GameRng,
    tally: Tally,
}

#[derive(Debug)]
struct Player {
    visitor: Visitor,
    socket: Socket,
    number: u64,
    now: Now,
    /// A trace of every event heard: after a crash the house must tell the same story.
    events: Vec<u64>,
}

impl Table {
    pub async fn open(wish: &Wish) -> Result<Table, String> {
        let Wish { house, game, players, number } = wish;
        let mut visitors = Vec::new();
        for player in 1..=*players {
            visitors.push(house.welcome(&format!("load {number}.{player}")).await?);
        }
        let luck = GameRng::stream(Seed::from(*number as u64), 0);
        let mut tally = Tally::default();
        let (id, players) = gather(house, game, visitors, &mut tally).await?;
        Ok(Table { id, players, unanswered: None, luck, tally })
    }

    pub async fn play(mut self, plan: &Plan, offset: Duration) -> Tally {
        let mut due = plan.begin + offset;
        while Instant::now() < plan.end {
            let Some(pace) = plan.pace else {
                if self.turn(plan, Instant::now()).await.is_err() {
                    self.come_again(plan).await;
                }
                continue;
            };
            if due >= plan.end {
                break;
            }
            if self.listen_until(due).await.is_err() || self.turn(plan, due).await.is_err() {
                self.come_again(plan).await;
            }
            due += pace;
        }
        if self.listen_until(plan.end).await.is_err() {
            self.come_again(plan).await;
        }
        self.echo(plan, offset).await;
        self.tally
    }

    async fn listen_until(&mut self, until: Instant) -> Result<(), String> {
        // Only a broken connection ends it early.
        match timeout_at(until, self.listen()).await {
            Ok(error) => Err(error),
            Err(_) => Ok(()),
        }
    }

    /// Takes in what comes while nobody moves, and answers the house's pings, until a connection breaks.
    pub async fn listen(&mut self) -> String {
        loop {
            let ears = self.players.iter_mut().map(|player| Box::pin(player.socket.hear()));
            let (text, place, _) = select_all(ears).await;
            if let Err(error) = text.and_then(|text| self.players[place].take(&text, &mut self.tally)) {
                return error;
            }
        }
    }

    /// One move, from the moment at which it is due to its arrival at every viewer.
    async fn turn(&mut self, plan: &Plan, due: Instant) -> Result<(), String> {
        if self.players.iter().any(|player| player.now.outcome.is_some()) {
            let visitors = self.players.iter().map(|player| player.visitor.clone()).collect();
            (self.id, self.players) = gather(&plan.house, &plan.game, visitors, &mut self.tally).await?;
        }
        let mover = self.players.iter().position(|player| !player.now.legal.is_empty());
        let mover = mover.ok_or("nobody can move")?;
        let at = self.players[mover].number;
        let legal = &self.players[mover].now.legal;
        let action = self.luck.pick(legal).clone();
        self.unanswered = Some((mover, at, action.clone()));
        self.players[mover].socket.ask(MOVE, Request::Move { at, action }).await?;
        let deadline = Instant::now() + TOO_LONG;
        self.players[mover].hear_one(deadline, &mut self.tally).await?;
        self.unanswered = None;
        self.others_hear(plan, mover, deadline).await?;
        self.tally.moved(due.elapsed());
        Ok(())
    }

    /// Waits until everybody else who is told of a move has heard it.
    async fn others_hear(&mut self, plan: &Plan, mover: usize, deadline: Instant) -> Result<(), String> {
        let pending = self.players[mover].now.pending.clone();
        for (_, player) in self.players.iter_mut().enumerate().filter(|(place, _)| *place != mover) {
            if plan.all_open {
                player.hear_one(deadline, &mut self.tally).await?;
            }
            // A half-made move behind the mover's hand is told to nobody else; a new turn, to everybody.
            while player.now.pending != pending {
                player.hear_one(deadline, &mut self.tally).await?;
            }
        }
        Ok(())
    }

    /// After a broken connection: until the house is there again, then on from where each viewer stood.
    async fn come_again(&mut self, plan: &Plan) {
        self.tally.errors += 1;
        while Instant::now() < plan.echo_end {
            if self.resume(plan).await.is_ok() {
                return;
            }
            sleep(PATIENCE).await;
        }
    }

    async fn resume(&mut self, plan: &Plan) -> Result<(), String> {
        for player in &mut self.players {
            player.socket = Socket::connect(&plan.house, &player.visitor, &self.id).await?;
            player.watch(Some(player.number), &mut self.tally).await?;
        }
        let Some((mover, at, action)) = self.unanswered.clone() else { return Ok(()) };
        // The move may have been written before the house fell: sent twice, it must be played once.
        let (player, deadline) = (&mut self.players[mover], Instant::now() + TOO_LONG);
        let written = player.number != at;
        player.socket.ask(MOVE, Request::Move { at, action }).await?;
        if written {
            player.hear_fine(MOVE, &mut self.tally).await?;
        } else {
            player.hear_one(deadline, &mut self.tally).await?;
        }
        if player.number != at + 1 {
            self.tally.repeated += 1;
        }
        self.unanswered = None;
        if written { Ok(()) } else { self.others_hear(plan, mover, deadline).await }
    }

    /// Bare echoes through the same connections, at the same pace.
    async fn echo(&mut self, plan: &Plan, offset: Duration) {
        let mut due = plan.end + offset;
        let mut mark = FIRST_ECHO;
        while Instant::now() < plan.echo_end && due < plan.echo_end {
            if plan.pace.is_some() {
                sleep_until(due).await;
            } else {
                due = Instant::now();
            }
            mark += 1;
            let echo = self.players[0].echo(mark, &mut self.tally);
            match timeout_at(plan.echo_end + TOO_LONG, echo).await {
                Ok(Ok(())) => self.tally.echoed(due.elapsed()),
                _ => return,
            }
            due += plan.pace.unwrap_or_default();
        }
    }
}

/// Opens a table for these visitors and starts it.
async fn gather(
    house: &House,
    game: &str,
    visitors: Vec<Visitor>,
    tally: &mut Tally,
) -> Result<(String, Vec<Player>), String> {
    let mut seats = vec![json!("open"); visitors.len()];
    seats[0] = json!("me");
    let card = house.post(&visitors[0], "/api/tables", json!({ "game": game, "seats": seats })).await?;
    let id = card["id"].as_str().ok_or("the table has no id")?.to_owned();
    for visitor in &visitors[1..] {
        house.post(visitor, &format!("/api/tables/{id}/join"), json!({})).await?;
    }
    house.post(&visitors[0], &format!("/api/tables/{id}/start"), json!({})).await?;
    let mut players = Vec::new();
    for visitor in visitors {
        let socket = Socket::connect(house, &visitor, &id).await?;
        let mut player = Player { visitor, socket, number: 0, now: Now::default(), events: Vec::new() };
        player.watch(None, tally).await?;
        players.push(player);
    }
    Ok((id, players))
}

/// The marks of requests; a refusal brings its own back.
const WATCH: u32 = 1;
const MOVE: u32 = 2;
const FIRST_ECHO: u32 = 3;

impl Player {
    /// Asks to be told, and waits for the whole sight or for what was missed.
    async fn watch(&mut self, heard: Option<u64>, tally: &mut Tally) -> Result<(), String> {
        self.socket.ask(WATCH, Request::Watch { heard }).await?;
        self.hear_fine(WATCH, tally).await
    }

    /// Takes in what comes until the request with that mark is answered.
    async fn hear_fine(&mut self, wanted: u32, tally: &mut Tally) -> Result<(), String> {
        loop {
            let text = self.socket.hear().await?;
            if matches!(read(&text)?, Heard::Fine { mark } if mark == wanted) {
                return Ok(());
            }
            self.take(&text, tally)?;
        }
    }

    /// Waits for the next decision.
    async fn hear_one(&mut self, until: Instant, tally: &mut Tally) -> Result<(), String> {
        let before = self.number;
        while self.number == before {
            let text =
                timeout_at(until, self.socket.hear()).await.map_err(|_| "nothing was told".to_owned())??;
            self.take(&text, tally)?;
        }
        Ok(())
    }

    fn take(&mut self, text: &str, tally: &mut Tally) -> Result<(), String> {
        match read(text)? {
            Heard::Sight(sight) => {
                let events: Vec<u64> = sight.told.iter().map(|event| trace(event.get())).collect();
                // What was acknowledged must still be there, word for word.
                if sight.number < self.number || !events.starts_with(&self.events) {
                    tally.lost += 1;
                }
                (self.number, self.events, self.now) = (sight.number, events, sight.now);
            }
            Heard::Happened(news) => {
                if news.number <= self.number {
                    tally.repeated += 1;
                } else if news.number > self.number + 1 {
                    tally.lost += 1;
                }
                tally.sizes.push(text.len() as u32);
                self.events.extend(news.told.iter().map(|event| trace(event.get())));
                (self.number, self.now) = (news.number, news.now);
            }
            Heard::Refused { reason } => return Err(reason),
            _ => {}
        }
        Ok(())
    }

    async fn echo(&mut self, mark: u32, tally: &mut Tally) -> Result<(), String> {
        self.socket.ask(mark, Request::Echo).await?;
        self.hear_fine(mark, tally).await
    }
}

fn read(text: &str) -> Result<Heard<'_>, String> {
    serde_json::from_str(text).map_err(|error| format!("{error}: {text}"))
}

fn trace(event: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    event.hash(&mut hasher);
    hasher.finish()
}
