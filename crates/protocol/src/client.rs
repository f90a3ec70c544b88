use serde::{Deserialize, Serialize};

/// What a viewer asks of a table. The mark comes back with the answer, if the request has one of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    pub mark: u32,
    pub ask: Request,
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
    /// Is answered at once: how long does the way there and back take?
    Echo,
}
