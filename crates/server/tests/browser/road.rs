//! One person's way to the house, which can be cut: what is sent then is neither carried nor refused, as when a phone
//! has no network.

use tokio::{
    io,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

pub struct Road {
    pub address: String,
    open: watch::Sender<bool>,
    carrying: JoinHandle<()>,
}

impl Road {
    pub async fn to(house: &str) -> Road {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("a bound address").to_string();
        let (open, is_open) = watch::channel(true);
        let carrying = tokio::spawn(carry(listener, house.to_owned(), is_open));
        Road { address, open, carrying }
    }

    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

impl Drop for Road {
    fn drop(&mut self) {
        self.carrying.abort();
    }
}

async fn carry(listener: TcpListener, house: String, open: watch::Receiver<bool>) {
    while let Ok((reader, _)) = listener.accept().await {
        tokio::spawn(both_ways(reader, house.clone(), open.clone()));
    }
}

/// Carries until one side has enough or the road is cut; then nothing more is heard until it is mended.
async fn both_ways(mut reader: TcpStream, house: String, mut open: watch::Receiver<bool>) -> io::Result<()> {
    wait_until(&mut open, true).await;
    let mut house = TcpStream::connect(house).await?;
    tokio::select! {
        done = io::copy_bidirectional(&mut reader, &mut house) => done.map(|_| ()),
        () = wait_until(&mut open, false) => {
            wait_until(&mut open, true).await;
            Ok(())
        }
    }
}

async fn wait_until(open: &mut watch::Receiver<bool>, wanted: bool) {
    // The road ends with the test.
    let _ = open.wait_for(|open| *open == wanted).await;
}
