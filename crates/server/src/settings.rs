//! What a host can set.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use serde::Deserialize;

use crate::encrypted::Certificate;
use crate::limits::Rate;

#[derive(Clone, Debug)]
pub struct Settings {
    /// The address by which people reach the house, where it is not the one that they typed.
    pub public_url: Option<String>,
    /// Whether that way is encrypted, so that cookies can be told to take no other.
    pub https: bool,
    /// What the house shows to speak https by itself, without a proxy.
    pub certificate: Option<Certificate>,
    /// The proxy that is believed when it says for whom it asks.
    pub trust_proxy: Option<IpAddr>,
    /// What a new person must know where the house is closed; invitations open it too.
    pub house_password: Option<Secret>,
    /// The ids of those who look after the house.
    pub admins: Vec<String>,
    /// How many bots think at the same time; with none, they wait.
    pub thinkers: usize,
    /// A table at which nobody looks and no bot moves is put away after so long.
    pub idle: Duration,
    pub limits: Limits,
}

/// What must not be printed.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// How much is too much. Requests from this machine itself, without a proxy, are not counted.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Limits {
    /// How often an address may ask.
    pub requests: Rate,
    /// How often a person may, wherever she comes from.
    pub requests_per_person: Rate,
    /// How often a password may be tried for one name; this is counted for everybody.
    pub logins: Rate,
    pub connections_per_address: usize,
    /// How often a device may send something over its connection.
    pub messages: Rate,
    /// A larger message of a viewer ends its connection.
    pub message_bytes: usize,
    /// How often a device may talk.
    pub chat: Rate,
    /// A longer line of chat is refused.
    pub chat_chars: usize,
    /// How often a device may ask for a hint.
    pub hints: Rate,
    /// At how many tables that are not over a person may sit.
    pub tables_per_person: i64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            public_url: None,
            https: false,
            certificate: None,
            trust_proxy: None,
            house_password: None,
            admins: Vec::new(),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            idle: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: Rate { burst: 200.0, per_second: 20.0 },
            requests_per_person: Rate { burst: 200.0, per_second: 20.0 },
            logins: Rate { burst: 10.0, per_second: 0.1 },
            connections_per_address: 200,
            messages: Rate { burst: 200.0, per_second: 100.0 },
            message_bytes: 8 * 1024,
            chat: Rate { burst: 5.0, per_second: 0.5 },
            chat_chars: 300,
            hints: Rate { burst: 5.0, per_second: 0.2 },
            tables_per_person: 100,
        }
    }
}
