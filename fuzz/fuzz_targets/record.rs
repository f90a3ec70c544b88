//! Whatever the bytes, reading them as a record and replaying it ends in a table or an error, never in a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::from_json(text) {
        let _ = catalog::replay(&record);
    }
});
