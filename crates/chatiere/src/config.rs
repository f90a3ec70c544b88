//! How a house is kept: what the command line and the environment say, then the file, then what is usual.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use server::{Certificate, Limits, Secret, Settings};

use crate::cli::ServeArgs;
use crate::commands::serve::own_database;
use crate::files;
use crate::house::House;

const MAX_CONFIG_BYTES: usize = 64 * 1024;
const MAX_PEM_BYTES: usize = 256 * 1024;
const USUAL_PORT: u16 = 8090;

#[derive(Debug)]
pub struct Config {
    pub listen: SocketAddr,
    pub lan: bool,
    pub database: String,
    pub settings: Settings,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct ConfigFile {
    listen: Option<SocketAddr>,
    lan: bool,
    database: Option<String>,
    public_url: Option<String>,
    tls_cert: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    trust_proxy: Option<IpAddr>,
    house_password: Option<Secret>,
    admins: Vec<String>,
    limits: Limits,
}

impl Config {
    pub fn new(house: &House, args: &ServeArgs) -> Result<Config, String> {
        let file = match &args.config {
            Some(path) => read(house, path)?,
            None => ConfigFile::default(),
        };
        let lan = args.lan || file.lan;
        let usual = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), USUAL_PORT);
        let mut listen = args.listen.or(file.listen).unwrap_or(usual);
        if lan {
            listen.set_ip(Ipv4Addr::UNSPECIFIED.into());
        }
        let database = match args.database.clone().or(file.database) {
            Some(url) => url,
            None => own_database(house)?,
        };
        let public_url = args.public_url.clone().or(file.public_url);
        let certificate = certificate(
            house,
            args.tls_cert.clone().or(file.tls_cert),
            args.tls_key.clone().or(file.tls_key),
        )?;
        let settings = Settings {
            https: certificate.is_some()
                || public_url.as_deref().is_some_and(|url| url.starts_with("https://")),
            public_url,
            certificate,
            trust_proxy: args.trust_proxy.or(file.trust_proxy),
            house_password: args.house_password.clone().map(Secret).or(file.house_password),
            admins: if args.admins.is_empty() { file.admins } else { args.admins.clone() },
            limits: file.limits,
            ..Settings::default()
        };
        Ok(Config { listen, lan, database, settings })
    }
}

fn read(house: &House, path: &Path) -> Result<ConfigFile, String> {
    let text = files::read(house, path, MAX_CONFIG_BYTES)?;
    toml::from_str(&text).map_err(|error| {
        let args = [("file", path.display().to_string().into()), ("problem", error.to_string().into())];
        house.say("file-unreadable", &args)
    })
}

/// The certificate that two files hold; either both are named or none.
fn certificate(
    house: &House,
    chain: Option<PathBuf>,
    key: Option<PathBuf>,
) -> Result<Option<Certificate>, String> {
    let (chain, key) = match (chain, key) {
        (None, None) => return Ok(None),
        (Some(chain), Some(key)) => (chain, key),
        _ => return Err(house.say("serve-half-certificate", &[])),
    };
    let read = |path: &Path| files::read(house, path, MAX_PEM_BYTES);
    Certificate::read(&read(&chain)?, &read(&key)?)
        .map(Some)
        .map_err(|error| house.say("serve-bad-certificate", &[("problem", error.to_string().into())]))
}
