//! Each test plants one fault in a small tree and shows that tidy finds it and nothing else.

mod command;
mod files;
mod floors;
mod manifest;
mod rules;
mod source;
mod texts;
mod tree;
