//! The chores of the workspace. They are a library too, so that tests can run them on small trees.

pub mod tidy;
