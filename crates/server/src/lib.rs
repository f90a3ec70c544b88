//! The web server: the page and, beside it, what the page asks for.

pub mod error;
mod reader;
mod routes;

use std::{future::Future, io};

use tokio::net::TcpListener;

/// Serves until `stop` is done, then answers what has begun and returns.
pub async fn serve(listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    axum::serve(listener, routes::all()).with_graceful_shutdown(stop).await
}
