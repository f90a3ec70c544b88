//! Files: read with bounds, and written so that nothing that was there is ever lost.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::house::House;

/// The text of a file, if it is no larger than that.
pub fn read(house: &House, path: &Path, max_bytes: usize) -> Result<String, String> {
    let told = |problem: &str| {
        let args = [("file", path.display().to_string().into()), ("problem", problem.to_owned().into())];
        house.say("file-unreadable", &args)
    };
    let file = File::open(path).map_err(|error| told(&error.to_string()))?;
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to know that there is too much.
    file.take(max_bytes as u64 + 1).read_to_end(&mut bytes).map_err(|error| told(&error.to_string()))?;
    if bytes.len() > max_bytes {
        let args = [("file", path.display().to_string().into()), ("bytes", max_bytes.into())];
        return Err(house.say("file-large", &args));
    }
    String::from_utf8(bytes)
        .map_err(|_| house.say("file-no-text", &[("file", path.display().to_string().into())]))
}

/// Writes a file aside, then puts it in its place: whatever happens, the place holds the old file or the
/// new one, whole.
pub fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let mut aside = path.as_os_str().to_owned();
    aside.push(".part");
    let aside = PathBuf::from(aside);
    let written = File::create(&aside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&aside, path)).inspect_err(|_| {
        // What was written aside is of no use to anybody; if it can't be removed, it does no harm.
        let _ = fs::remove_file(&aside);
    })
}

/// Why a file was not written, in a sentence.
pub fn unwritable(house: &House, path: &Path, error: &std::io::Error) -> String {
    let args = [("file", path.display().to_string().into()), ("problem", error.to_string().into())];
    house.say("file-unwritable", &args)
}

/// The path itself if nothing is there, else the first of `name-2`, `name-3`, … that is free.
pub fn free_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    let numbered = (2..).map(|number| path.with_file_name(format!("{stem}-{number}{end}")));
    std::iter::once(path.to_owned())
        .chain(numbered)
        .find(|candidate| !candidate.exists())
        .expect("some number is free")
}
