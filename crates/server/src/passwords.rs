//! Passwords are kept as Argon2id hashes, with the parameters that OWASP recommends (the crate's own defaults).

use argon2::password_hash::{PasswordHash, SaltString};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::ids::random_bytes;

/// Each hash takes 19 MB and a moment: more than so many at a time would let strangers slow the house down.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

pub async fn hashed(password: String) -> String {
    aside(move || {
        let salt = SaltString::encode_b64(&random_bytes::<16>()).expect("sixteen bytes are a salt");
        let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
        hash.expect("the usual parameters are valid").to_string()
    })
    .await
}

/// Whether the password is the one that was hashed. Without a hash it takes as long, and is none.
pub async fn fits(password: String, hash: Option<String>) -> bool {
    let Some(hash) = hash else {
        hashed(password).await;
        return false;
    };
    aside(move || {
        let hash = PasswordHash::new(&hash);
        hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let _turn = AT_ONCE.acquire().await.expect("nobody closes it");
    tokio::task::spawn_blocking(work).await.expect("hashing does not panic")
}
