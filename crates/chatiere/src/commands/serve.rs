use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use directories::ProjectDirs;
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::Storage;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::config::Config;
use crate::house::House;

/// Serves the house and says where to click, until Ctrl-C.
pub fn run(house: &House, args: &ServeArgs) -> Result<(), String> {
    keep_log();
    // Every viewer is a connection. Where the system does not allow more, the house serves as many as it may.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let Config { listen, lan, database, settings } = Config::new(house, args)?;
    let told = |problem: String| {
        let args = [("address", listen.to_string().into()), ("problem", problem.into())];
        house.say("serve-failed", &args)
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| told(error.to_string()))?;
    runtime.block_on(async {
        let listener = TcpListener::bind(listen).await.map_err(|error| told(error.to_string()))?;
        let address = listener.local_addr().map_err(|error| told(error.to_string()))?;
        let storage = Storage::open(&database)
            .await
            .map_err(|error| house.say("serve-database", &[("problem", error.to_string().into())]))?;
        greet(house, address, lan, settings.certificate.is_some());
        server::serve(listener, storage, settings, asked_to_stop())
            .await
            .map_err(|error| told(error.to_string()))
    })
}

/// Structured lines on the error output; `RUST_LOG` says how many.
fn keep_log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().json().with_writer(std::io::stderr).with_env_filter(filter);
    // Whoever embeds the command may have set up a log of its own.
    let _ = log.try_init();
}

/// The database in the user's data folder.
pub fn own_database(house: &House) -> Result<String, String> {
    let told = |problem: String| house.say("serve-database", &[("problem", problem.into())]);
    let folders =
        ProjectDirs::from("", "", "chatiere").ok_or_else(|| told(house.say("serve-no-home", &[])))?;
    let folder = folders.data_dir();
    std::fs::create_dir_all(folder).map_err(|error| told(format!("{}: {error}", folder.display())))?;
    Ok(format!("sqlite://{}?mode=rwc", folder.join("house.db").display()))
}

fn greet(house: &House, address: SocketAddr, lan: bool, encrypted: bool) {
    let here = if lan { SocketAddr::new(own_address(), address.port()) } else { address };
    let scheme = if encrypted { "https" } else { "http" };
    let url = format!("{scheme}://{here}/");
    println!("{}", house.say("serve-open", &[("address", url.as_str().into())]));
    if let (true, Ok(code)) = (lan, QrCode::new(&url)) {
        println!("{}\n{}", house.say("serve-phones", &[]), code.render::<Dense1x2>().build());
    }
}

/// The address by which the house's other devices reach this one: that of the way out, which sends nothing.
fn own_address() -> IpAddr {
    let way_out = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    };
    way_out().map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip())
}

/// Ctrl-C, or what the system sends to end a service.
async fn asked_to_stop() {
    let interrupted = async {
        // Where the signal can't be heard, the server still ends with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
