//! The house's server: the page, the tables that people and bots share, and what must survive.

mod door;
mod encrypted;
pub mod error;
mod ids;
mod limits;
mod live;
mod passwords;
mod reader;
mod routes;
mod settings;
mod storage;

use std::{future::Future, io};

use tokio::net::TcpListener;

use door::Peer;
use encrypted::Encrypted;
pub use encrypted::{BadCertificate, Certificate};
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
    let certificate = settings.certificate.clone();
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
    let routes = routes::all(live).into_make_service_with_connect_info::<Peer>();
    match certificate {
        None => axum::serve(listener, routes).with_graceful_shutdown(stopping).await?,
        Some(certificate) => {
            let listener = Encrypted::new(listener, certificate);
            axum::serve(listener, routes).with_graceful_shutdown(stopping).await?;
        }
    }
    // From this moment on the clocks stand still.
    if let Err(error) = storage.still_alive().await {
        tracing::error!(%error, "the house can't write when it closed");
    }
    storage.close().await;
    Ok(())
}
