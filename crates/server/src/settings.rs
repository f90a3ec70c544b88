//! What a host can set.

use std::time::Duration;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The address by which people reach the house, where it is not the one that they typed.
    pub public_url: Option<String>,
    /// Whether that way is encrypted, so that cookies can be told to take no other.
    pub https: bool,
    /// How many bots think at the same time; with none, they wait.
    pub thinkers: usize,
    /// A table at which nobody looks and no bot moves is put away after so long.
    pub idle: Duration,
    /// A larger message of a viewer ends its connection.
    pub message_bytes: usize,
    /// A longer line of chat is refused.
    pub chat_chars: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            public_url: None,
            https: false,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            idle: Duration::from_secs(60),
            message_bytes: 8 * 1024,
            chat_chars: 300,
        }
    }
}
