//! The web client. It draws what it is shown and knows no rule.

pub mod drawings;
pub mod home;
pub mod reader;
pub mod text;

use leptos::{logging, mount::mount_to_body};

/// Shows the page.
pub fn start() {
    // A panic would otherwise say only that something unreachable was reached.
    std::panic::set_hook(Box::new(|panic| logging::error!("{panic}")));
    mount_to_body(home::Home);
}
