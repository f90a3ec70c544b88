//! From where a request comes, and whether it comes too often.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    extract::{ConnectInfo, Request, State, connect_info::Connected as Connecting},
    http::HeaderMap,
    middleware::Next,
    response::{IntoResponse, Response},
    serve::IncomingStream,
};
use tokio::net::TcpListener;

use crate::encrypted::Encrypted;
use crate::error::Error;
use crate::ids::PersonId;
use crate::limits::Buckets;
use crate::live::Live;
use crate::settings::Settings;

/// The other end of a connection, encrypted or not.
#[derive(Clone, Copy, Debug)]
pub struct Peer(SocketAddr);

impl Connecting<IncomingStream<'_, TcpListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, TcpListener>) -> Self {
        Peer(*stream.remote_addr())
    }
}

impl Connecting<IncomingStream<'_, Encrypted>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Encrypted>) -> Self {
        Peer(*stream.remote_addr())
    }
}

/// The address of the visitor, or of nobody in particular: a request from this machine is not limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(pub Option<IpAddr>);

#[derive(Clone, Debug)]
pub struct Door(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    requests: Buckets<IpAddr>,
    people: Buckets<PersonId>,
    logins: Buckets<String>,
    connections: Mutex<HashMap<IpAddr, usize>>,
    most_connections: usize,
    trust_proxy: Option<IpAddr>,
}

impl Door {
    pub fn new(settings: &Settings) -> Door {
        Door(Arc::new(Inner {
            requests: Buckets::new(settings.limits.requests),
            people: Buckets::new(settings.limits.requests_per_person),
            logins: Buckets::new(settings.limits.logins),
            connections: Mutex::default(),
            most_connections: settings.limits.connections_per_address,
            trust_proxy: settings.trust_proxy,
        }))
    }

    fn origin(&self, peer: IpAddr, headers: &HeaderMap) -> Origin {
        if self.0.trust_proxy == Some(peer) {
            // The proxy adds the address that it saw at the end of the list.
            let told = headers.get("x-forwarded-for").and_then(|list| list.to_str().ok());
            let last = told.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
            return Origin(Some(last.unwrap_or(peer)));
        }
        Origin((!peer.is_loopback()).then_some(peer))
    }

    /// Whether a person does not ask too often, from wherever.
    pub fn may_ask(&self, from: Origin, person: &PersonId) -> Result<(), Error> {
        let free = from.0.is_none() || self.0.people.take(person.clone());
        if free { Ok(()) } else { Err(Error::TooOften) }
    }

    /// Whether one more password may be tried for this name.
    pub fn may_try(&self, login: &str) -> Result<(), Error> {
        if self.0.logins.take(login.to_owned()) { Ok(()) } else { Err(Error::TooOften) }
    }

    /// Counts a connection until the guard is dropped.
    pub fn connect(&self, from: Origin) -> Result<Connected, Error> {
        let Some(address) = from.0 else { return Ok(Connected { door: self.clone(), address: None }) };
        let mut connections = self.0.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if *count >= self.0.most_connections {
            return Err(Error::TooOften);
        }
        *count += 1;
        Ok(Connected { door: self.clone(), address: Some(address) })
    }
}

/// One connection of an address.
#[derive(Debug)]
pub struct Connected {
    door: Door,
    address: Option<IpAddr>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut connections = self.door.0.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&address);
            }
        }
    }
}

/// Lets nobody in who comes too often, and notes from where the others come.
pub async fn at_the_door(State(live): State<Live>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<Peer>>().map(|info| info.0.0.ip());
    let from = peer.map_or(Origin(None), |peer| live.door().origin(peer, request.headers()));
    if from.0.is_some_and(|address| !live.door().0.requests.take(address)) {
        return Error::TooOften.into_response();
    }
    request.extensions_mut().insert(from);
    next.run(request).await
}
