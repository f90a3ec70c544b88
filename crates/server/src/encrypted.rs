//! https without a proxy: a listener that shows the house's certificate.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// Whoever takes longer to agree on a cipher is sent away.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// So many may do so at the same time; the others wait at the door.
const MOST_HANDSHAKES: usize = 1000;

/// A certificate with its key.
#[derive(Clone)]
pub struct Certificate(Arc<ServerConfig>);

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Certificate(…)")
    }
}

#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    #[error("certificate: {0}")]
    Chain(pem::Error),
    #[error("key: {0}")]
    Key(pem::Error),
    #[error(transparent)]
    Unfit(#[from] rustls::Error),
}

impl Certificate {
    /// From the texts of two PEM files: the certificate with those that vouch for it, and its key.
    pub fn read(chain: &str, key: &str) -> Result<Certificate, BadCertificate> {
        let chain = CertificateDer::pem_slice_iter(chain.as_bytes()).collect::<Result<Vec<_>, _>>();
        let chain = chain.map_err(BadCertificate::Chain)?;
        if chain.is_empty() {
            return Err(BadCertificate::Chain(pem::Error::NoItemsFound));
        }
        let key = PrivateKeyDer::from_pem_slice(key.as_bytes()).map_err(BadCertificate::Key)?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Certificate(Arc::new(config)))
    }
}

/// Agrees with many visitors at the same time, so that a slow one delays nobody.
pub struct Encrypted {
    listener: TcpListener,
    acceptor: TlsAcceptor,
    agreeing: JoinSet<Option<(TlsStream<TcpStream>, SocketAddr)>>,
}

impl Encrypted {
    pub fn new(listener: TcpListener, certificate: Certificate) -> Encrypted {
        Encrypted { listener, acceptor: TlsAcceptor::from(certificate.0), agreeing: JoinSet::new() }
    }
}

impl Listener for Encrypted {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let has_room = self.agreeing.len() < MOST_HANDSHAKES;
            tokio::select! {
                (stream, peer) = Listener::accept(&mut self.listener), if has_room => {
                    let agreement = self.acceptor.accept(stream);
                    self.agreeing.spawn(async move {
                        // Whoever speaks no TLS, or too slowly, would not understand a word of ours.
                        let agreed = timeout(HANDSHAKE, agreement).await.ok()?.ok()?;
                        Some((agreed, peer))
                    });
                }
                Some(agreed) = self.agreeing.join_next() => {
                    if let Ok(Some(connection)) = agreed {
                        return connection;
                    }
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}
