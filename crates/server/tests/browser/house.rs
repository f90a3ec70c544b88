//! A house that can close and open again on the same address, with what it has written down.

use std::{
    cell::Cell,
    ops::Range,
    sync::atomic::{AtomicU16, Ordering},
};

use tempfile::TempDir;
use tokio::{io, net::TcpListener, sync::oneshot, task::JoinHandle};

pub struct House {
    pub address: String,
    folder: TempDir,
    running: Cell<Option<Running>>,
}

struct Running {
    stop: oneshot::Sender<()>,
    serving: JoinHandle<io::Result<()>>,
}

impl House {
    pub async fn open() -> House {
        assert!(
            web_dist::all().len() > 1,
            "The browser tests need the web page: build them without CHATIERE_WEB=skip."
        );
        let listener = free_port().await;
        let address = listener.local_addr().expect("a bound address").to_string();
        let folder = tempfile::tempdir().expect("a folder");
        let house = House { address, folder, running: Cell::new(None) };
        house.serve(listener).await;
        house
    }

    /// Closes the house, if it is open: from now on nothing can be loaded from it.
    pub async fn close(&self) {
        if let Some(Running { stop, serving }) = self.running.take() {
            stop.send(()).expect("the server is still there");
            serving.await.expect("no panic").expect("no error");
        }
    }

    pub async fn open_again(&self) {
        let listener = TcpListener::bind(&self.address).await.expect("the port is free again");
        self.serve(listener).await;
    }

    async fn serve(&self, listener: TcpListener) {
        let database = format!("sqlite://{}?mode=rwc", self.folder.path().join("house.db").display());
        let storage = server::Storage::open(&database).await.expect("a database");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server::serve(listener, storage, server::Settings::default(), async {
            let _ = stopped.await;
        }));
        self.running.set(Some(Running { stop, serving }));
    }
}

/// A port that stays free while the house is closed: the system gives none of these away by itself.
async fn free_port() -> TcpListener {
    const PORTS: Range<u16> = 16_384..32_768;
    static LAST: AtomicU16 = AtomicU16::new(0);
    let first = std::process::id() as u16;
    loop {
        let next = first.wrapping_add(LAST.fetch_add(1, Ordering::Relaxed));
        let port = PORTS.start + next % (PORTS.end - PORTS.start);
        if let Ok(listener) = TcpListener::bind(("127.0.0.1", port)).await {
            return listener;
        }
    }
}
