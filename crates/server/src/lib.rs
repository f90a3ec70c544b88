//! The house's server: the page, the tables that people and bots share, and what must survive.

mod door;
pub mod error;
mod ids;
mod limits;
mod live;
mod passwords;
mod reader;
mod routes;
mod settings;
mod storage;

use std::{future::Future, io, net::SocketAddr};

use tokio::net::TcpListener;

pub use limits::Rate;
use live::Live;
pub use settings::{Limits, Secret, Settings};
pub use storage::{Storage, StorageError};

/// Serves until `stop` is done; then finishes what is being written, tells the viewers to come again and returns.
pub async fn serve(
    listener: TcpListener,
    storage: Storage,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let live = Live::new(storage.clone(), settings);
    let waking = tokio::spawn(live.clone().keep_waking());
    let stopping = {
        let live = live.clone();
        async move {
            stop.await;
            waking.abort();
            live.close().await;
        }
    };
    let routes = routes::all(live);
    let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, routes).with_graceful_shutdown(stopping).await?;
    storage.close().await;
    Ok(())
}
