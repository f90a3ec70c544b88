//! The house as the real binary opens it.

mod house {
    mod crash;
    mod durable;
    mod example;
    #[path = "../../../server/tests/house/postgres.rs"]
    mod postgres;
    mod running;
    mod serve;
}
