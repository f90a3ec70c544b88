use std::io;

use tokio::net::TcpListener;

use crate::cli::ServeArgs;
use crate::house::House;

/// Serves the web page and says where to click, until Ctrl-C.
pub fn run(house: &House, args: &ServeArgs) -> Result<(), String> {
    let told = |error: io::Error| {
        let args = [("address", args.listen.to_string().into()), ("problem", error.to_string().into())];
        house.say("serve-failed", &args)
    };
    let runtime = tokio::runtime::Runtime::new().map_err(told)?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen).await.map_err(told)?;
        let address = listener.local_addr().map_err(told)?;
        println!("{}", house.say("serve-open", &[("address", format!("http://{address}/").into())]));
        let stop = async {
            // Where the signal can't be heard, the server still ends with its process.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        server::serve(listener, stop).await.map_err(told)
    })
}
