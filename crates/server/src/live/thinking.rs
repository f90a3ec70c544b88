//! Bots think on a bounded number of threads, so that no thought delays another table.

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc};

use super::Ask;

#[derive(Clone, Debug)]
pub struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    pub fn new(most: usize) -> Thinkers {
        Thinkers(Arc::new(Semaphore::new(most)))
    }

    /// Thinks when a thread is free and tells the table what was found.
    pub fn think(&self, thinking: impl FnOnce() -> Ask + Send + 'static, table: mpsc::WeakSender<Ask>) {
        let free = self.0.clone();
        tokio::spawn(async move {
            let Ok(_permit) = free.acquire().await else { return };
            match tokio::task::spawn_blocking(thinking).await {
                // A table that was put away meanwhile asks again when it is loaded.
                Ok(found) => {
                    if let Some(table) = table.upgrade() {
                        let _ = table.send(found).await;
                    }
                }
                Err(error) => tracing::error!(%error, "a bot failed"),
            }
        });
    }
}
