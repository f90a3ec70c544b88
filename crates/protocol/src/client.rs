use game_api::{Bytes32, Seat};
use serde::{Deserialize, Serialize};

/// What a viewer asks of a table. The mark comes back with the answer, if the request has one of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    pub mark: u32,
    pub ask: Request,
}

/// What only all people at the table together can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Takes back the proposer's last choice and all that followed it.
    Undo,
    /// Stops the clocks.
    Pause,
}

/// What can be shown without a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    Purr,
    Hiss,
    Meow,
    Wave,
    PawUp,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Begins, or goes on after what was already heard: without a number, from the start.
    Watch { heard: Option<u64> },
    /// A choice of the viewer's seat, in its notation, made when `at` was the last number heard.
    /// Sent twice, it is played once.
    Move { at: u64, action: String },
    /// Takes back the seat's last choice.
    Undo { at: u64 },
    /// Why this can't be done now.
    WhyNot { action: String },
    /// What a good player would do.
    Advise,
    /// A line to everybody at the table.
    Say { text: String },
    /// The same without a word, from a seat.
    Emote(Emote),
    /// Asks all people at the table to agree.
    Propose(Proposal),
    /// Agrees to what was proposed, or not.
    Agree { agree: bool },
    /// The clock of that seat has run out, or its person has left: goes on waiting, with a fresh clock.
    Wait { seat: Seat },
    /// Or lets a bot of that level sit in until the person comes back.
    SitIn { seat: Seat, level: String },
    /// Lets the clocks run again.
    Unpause,
    /// The nonce whose hash the device gave when its person sat down.
    Reveal { nonce: Bytes32 },
    /// Is answered at once: how long does the way there and back take?
    Echo,
}
