//! A house is kept by flags, by the environment and by a file, in this order.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Ends the server with the test, also where the test fails.
struct Server {
    child: Child,
    /// Where it says that it is, such as `http://127.0.0.1:4711`.
    says: String,
}

impl Server {
    fn start(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the binary starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("it says where");
        let says = line.split_whitespace().find(|word| word.starts_with("http")).expect("an address");
        let says = says.trim_end_matches('/').to_owned();
        Server { child, says }
    }

    fn get(&self, path: &str) -> String {
        let address = self.says.strip_prefix("http://").expect("a plain address");
        let mut stream = TcpStream::connect(address).expect("an open door");
        let request = format!("GET {path} HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(lang: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chatiere"));
    command.args(["serve", "--lang", lang]);
    command
}

fn database(path: &Path) -> String {
    format!("sqlite://{}?mode=rwc", path.display())
}

/// What the house says when it does not open.
fn refusal(command: &mut Command) -> String {
    let output = command.output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).expect("a text")
}

#[test]
fn a_flag_counts_more_than_the_environment_and_that_more_than_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let [by_file, by_environment, by_flag] =
        ["file.db", "environment.db", "flag.db"].map(|name| folder.path().join(name));
    let config = folder.path().join("house.toml");
    let text = format!(
        "listen = \"127.0.0.1:0\"\ndatabase = \"{}\"\nhouse-password = \"sous le paillasson\"\n\
         trust-proxy = \"127.0.0.1\"\n[limits]\nrequests = {{ burst = 3, per-second = 0.001 }}\n",
        database(&by_file)
    );
    fs::write(&config, text).expect("written");

    let server = Server::start(serve("en").arg("--config").arg(&config));
    assert!(by_file.exists());
    assert!(server.get("/api/tables").contains(r#""error":"closed""#), "the password counts");
    server.get("/healthz");
    server.get("/healthz");
    assert!(server.get("/api/tables").contains(r#""error":"too-often""#), "the limit counts");
    drop(server);

    let from_environment = || {
        let mut command = serve("en");
        command.env("CHATIERE_CONFIG", &config).env("CHATIERE_DATABASE", database(&by_environment));
        command
    };
    drop(Server::start(&mut from_environment()));
    assert!(by_environment.exists() && !by_flag.exists());
    let flags = ["--database", &database(&by_flag)].map(str::to_owned);
    drop(Server::start(from_environment().args(flags)));
    assert!(by_flag.exists());
}

#[test]
fn a_file_with_an_unknown_setting_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("house.toml");
    fs::write(&config, "listne = \"127.0.0.1:0\"\n").expect("written");
    let sentence = refusal(serve("en").arg("--config").arg(&config));
    assert!(sentence.contains("listne") && sentence.contains("house.toml"), "{sentence}");
}

#[test]
fn a_certificate_makes_it_https_and_half_a_certificate_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let signed = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let [cert, key, config] = ["cert.pem", "key.pem", "house.toml"].map(|name| folder.path().join(name));
    fs::write(&cert, signed.cert.pem()).expect("written");
    fs::write(&key, signed.signing_key.serialize_pem()).expect("written");
    fs::write(&config, format!("tls-key = \"{}\"\n", key.display())).expect("written");
    let place = database(&folder.path().join("house.db"));
    let house = |lang| {
        let mut command = serve(lang);
        command.args(["--listen", "127.0.0.1:0", "--database", &place]);
        command
    };

    // One file is named by the environment, the other by the configuration.
    let server = Server::start(house("en").env("CHATIERE_TLS_CERT", &cert).arg("--config").arg(&config));
    assert!(server.says.starts_with("https://127.0.0.1:"), "{}", server.says);
    drop(server);

    for (lang, words) in [("en", "Name both, or none."), ("fr", "Indiquez les deux, ou aucun.")] {
        let sentence = refusal(house(lang).arg("--tls-cert").arg(&cert));
        assert!(sentence.contains(words), "{sentence}");
    }
    let missing = folder.path().join("nowhere.pem");
    for lang in ["en", "fr"] {
        let sentence = refusal(house(lang).arg("--tls-cert").arg(&missing).arg("--tls-key").arg(&key));
        assert!(sentence.contains("nowhere.pem"), "{sentence}");
    }
    for (lang, words) in [("en", "can't be used"), ("fr", "ne peuvent pas servir")] {
        let sentence = refusal(house(lang).arg("--tls-cert").arg(&key).arg("--tls-key").arg(&key));
        assert!(sentence.contains(words), "{sentence}");
    }
}
