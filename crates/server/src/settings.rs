//! What a host can set.

use std::net::IpAddr;
use std::time::Duration;

use crate::limits::Rate;

#[derive(Clone, PartialEq, Debug)]
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
    /// The proxy that is believed when it says for whom it asks.
    pub trust_proxy: Option<IpAddr>,
    /// How often an address may ask; this machine itself may always.
    pub requests: Rate,
    pub connections_per_address: usize,
    /// How often a device may send something over its connection.
    pub messages: Rate,
    /// How often a device may talk.
    pub chat: Rate,
    /// At how many tables that are not over a person may sit.
    pub tables_per_person: i64,
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
            trust_proxy: None,
            requests: Rate { burst: 200.0, per_second: 20.0 },
            connections_per_address: 200,
            messages: Rate { burst: 200.0, per_second: 100.0 },
            chat: Rate { burst: 5.0, per_second: 0.5 },
            tables_per_person: 100,
        }
    }
}
