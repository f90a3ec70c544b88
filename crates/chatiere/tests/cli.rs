//! The binary as people and scripts use it: in a pipe.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Runs the binary with this input; its output is no terminal.
fn chatiere(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that ends early does not read all of its input.
    let _ = child.stdin.take().expect("its input is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("a text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("a text")
}

fn folder() -> TempDir {
    TempDir::new().expect("a throw-away folder")
}

#[test]
fn a_whole_game_can_be_played_in_a_pipe_in_both_languages() {
    let folder = folder();
    for (lang, prompt, winner) in
        [("en", "Your turn.", "wins: a Cat and a Cape"), ("fr", "À vous.", "gagne : un Chat et une Cape")]
    {
        let args = ["play", "super-miaou", "--seats", "3", "--seed", "4", "--lang", lang];
        let output = chatiere(folder.path(), &args, &"1\n".repeat(2_000));
        let text = out(&output);
        assert!(output.status.success(), "{}", err(&output));
        assert!(text.contains(prompt), "{text}");
        assert!(text.contains(winner), "{}", &text[text.len() - 400..]);
        assert!(!text.contains('\x1b') && !text.contains('⟦'), "plain lines, nothing missing");
    }
}

#[test]
fn whoever_has_read_enough_is_not_told_of_a_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chatiere"))
        .args(["games", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(err(&output), "");
}

#[test]
fn the_door_asks_and_plays() {
    let folder = folder();
    let output = chatiere(folder.path(), &["play", "--lang", "fr"], "abc\n1\n9\n\n1\nq\nq\n");
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    assert!(text.contains("une maison de jeux de chats") && text.contains("À vous."), "{text}");
    let output = chatiere(folder.path(), &["play", "--lang", "en"], "");
    assert!(output.status.success(), "an input that ends is no error");
}

#[test]
fn bots_can_play_among_themselves() {
    let folder = folder();
    let args = ["play", "super-miaou", "--bots", "1=greedy,2=random", "--seed", "1", "--lang", "en"];
    let output = chatiere(folder.path(), &args, "");
    assert!(output.status.success() && out(&output).contains("round"), "{}", out(&output));
}

#[test]
fn a_game_is_saved_taken_up_again_and_replayed() {
    let folder = folder();
    let play = ["play", "super-miaou", "--seed", "3", "--lang", "en"];
    let output = chatiere(folder.path(), &play, "1\n1\nu\nw buy:cat\ns game.json\nq\n");
    let text = out(&output);
    assert!(text.contains("You take your last choice back."), "{text}");
    assert!(text.contains("(Rule SM4.2)"), "{text}");
    assert!(text.contains("Saved as game.json"), "{text}");
    let file = folder.path().join("game.json");
    let saved = fs::read_to_string(&file).expect("it was saved");

    let output =
        chatiere(folder.path(), &["play", "--load", "game.json", "--lang", "en"], &"1\n".repeat(2_000));
    assert!(out(&output).contains("Cape turned up together"), "{}", out(&output));
    assert_eq!(fs::read_to_string(&file).expect("still there"), saved, "only saving writes");

    let output = chatiere(folder.path(), &["replay", "game.json", "--lang", "fr"], "");
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    assert!(
        text.contains("Joueur 1 achète une Pièce 2.") && text.contains("n'est pas encore finie"),
        "{text}"
    );
    assert!(text.contains("des choix ont été repris"), "{text}");
}

#[test]
fn dice_are_checked_by_drawing_them_again() {
    let folder = folder();
    chatiere(folder.path(), &["play", "super-miaou", "--seed", "3"], "1\n1\n1\ns game.json\nq\n");
    let verify = ["verify", "game.json", "--lang", "en"];
    let output = chatiere(folder.path(), &verify, "");
    assert!(output.status.success(), "{}", err(&output));
    assert!(
        out(&output).contains("drawn again")
            && out(&output).contains("does not say where the seed came from")
    );
    let file = folder.path().join("game.json");
    let saved = fs::read_to_string(&file).expect("it was saved");
    let seed = game_api::Seed::from(3).to_string();
    assert!(saved.contains(&seed));
    fs::write(&file, saved.replace(&seed, &game_api::Seed::from(4).to_string())).expect("written");
    let output = chatiere(folder.path(), &verify, "");
    assert!(!output.status.success() && err(&output).contains("the record says"), "{}", err(&output));
}

#[test]
fn saving_never_writes_over_a_file_of_somebody_else() {
    let folder = folder();
    fs::write(folder.path().join("super-miaou.json"), "precious").expect("written");
    let play = ["play", "super-miaou", "--seed", "3", "--lang", "en"];
    let output = chatiere(folder.path(), &play, "s\n1\ns\ns nowhere/game.json\nq\n");
    let text = out(&output);
    assert_eq!(
        text.matches("Saved as super-miaou-2.json").count(),
        2,
        "the own file is written anew:\n{text}"
    );
    assert!(text.contains("nowhere/game.json can't be written"), "{text}");
    let kept = fs::read_to_string(folder.path().join("super-miaou.json")).expect("still there");
    assert_eq!(kept, "precious");
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(names.len(), 2, "nothing is left lying about");
}

#[test]
fn damaged_records_are_refused_with_a_sentence_and_left_alone() {
    let folder = folder();
    let play = ["play", "super-miaou", "--seed", "3", "--lang", "en"];
    chatiere(folder.path(), &play, "1\n1\ns whole.json\nq\n");
    let whole = fs::read_to_string(folder.path().join("whole.json")).expect("it was saved");
    let cases = [
        (whole[..whole.len() / 2].to_owned(), "ou il est abîmé"),
        (whole.replace("buy:coin2", "buy:cat"), "n'est pas possible"),
        (whole.replace("up:start-blue", "up:cape"), "ne peut pas arriver ici"),
        (whole.replace("buy:coin2", "sell:moon"), "« sell:moon » ne s'écrit pas"),
        (whole.replace("super-miaou", "chess"), "pas de jeu « chess »"),
        (whole.replace("\"rules_version\": 1", "\"rules_version\": 7"), "version 7 des règles"),
        (whole.replace("\"value\":100", "\"value\":9999"), "rounds is 9999"),
        ("\0\u{1}\u{2}".to_owned(), "ou il est abîmé"),
        (String::new(), "ou il est abîmé"),
    ];
    for (text, sentence) in cases {
        let file = folder.path().join("damaged.json");
        fs::write(&file, &text).expect("written");
        for args in [["replay", "damaged.json", "--lang=fr"], ["play", "--load=damaged.json", "--lang=fr"]] {
            let output = chatiere(folder.path(), &args, "1\n");
            assert_eq!(output.status.code(), Some(1), "{sentence}");
            assert!(err(&output).contains(sentence), "«{sentence}» is missing in: {}", err(&output));
            assert_eq!(fs::read_to_string(&file).expect("still there"), text);
        }
    }
    let output = chatiere(folder.path(), &["replay", "nothing.json", "--lang", "en"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("nothing.json can't be read"), "{}", err(&output));
}

#[test]
fn an_edition_from_a_file_changes_play_and_a_bad_one_is_told_by_line_and_field() {
    let folder = folder();
    let standard = include_str!("../../../games/super-miaou/components.toml");
    let line =
        |text: &str, part: &str| 1 + text.lines().position(|line| line.contains(part)).expect("it is there");
    let cape = "cost = { value = 5, source = \"R\" }";
    fs::write(
        folder.path().join("cheap.toml"),
        standard.replace(cape, "cost = { value = 1, source = \"R\" }"),
    )
    .expect("written");
    let args = ["play", "super-miaou", "--edition", "cheap.toml", "--seed", "1", "--lang", "en"];
    let output = chatiere(folder.path(), &args, "q\nq\n");
    assert!(out(&output).contains("Buy a Cape for 1 coin "), "{}{}", out(&output), err(&output));

    for (new, sentence) in [
        ("cost = { value = 99, source = \"R\" }", "cape.cost: 99"),
        ("cost = { value = \"x\", source = \"R\" }", "cape.cost"),
    ] {
        let bad = standard.replace(cape, new);
        fs::write(folder.path().join("bad.toml"), &bad).expect("written");
        let args = ["sim", "super-miaou", "--edition", "bad.toml", "--lang", "en"];
        let output = chatiere(folder.path(), &args, "");
        assert_eq!(output.status.code(), Some(1));
        let place = format!("Line {}, field {sentence}", line(&bad, new));
        assert!(err(&output).contains(&place), "«{place}» is missing in: {}", err(&output));
    }
}

#[test]
fn simulations_repeat_and_are_json() {
    let folder = folder();
    let run = |threads: &str| {
        let args = [
            "sim",
            "super-miaou",
            "--seats",
            "3",
            "--games",
            "200",
            "--seed",
            "5",
            "--threads",
            threads,
            "--json",
        ];
        let json: serde_json::Value =
            serde_json::from_str(&out(&chatiere(folder.path(), &args, ""))).expect("JSON");
        let mut json = json.as_object().expect("an object").clone();
        for timed in ["seconds", "choices_per_s", "games_per_s"] {
            assert!(json.remove(timed).is_some());
        }
        json
    };
    assert_eq!(run("1"), run("2"));
    let args = ["sim", "super-miaou", "--games", "1", "--trace", "trace.jsonl", "--lang", "en"];
    assert!(chatiere(folder.path(), &args, "").status.success());
    let trace = fs::read_to_string(folder.path().join("trace.jsonl")).expect("it was written");
    assert!(
        trace.lines().count() > 10
            && trace.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok())
    );
}

#[test]
fn games_are_listed_in_words_as_json_and_with_their_schema() {
    let folder = folder();
    let words = out(&chatiere(folder.path(), &["games", "--lang", "en"], ""));
    assert!(
        words.contains("2 to 4 players") && words.contains("reconstructed by us, not the publisher's"),
        "{words}"
    );
    let json: serde_json::Value =
        serde_json::from_str(&out(&chatiere(folder.path(), &["games", "--json"], ""))).expect("JSON");
    assert_eq!(json[0]["id"], "super-miaou");
    assert_eq!(json[0]["variants"][0]["key"], "first-steps");
    let schema = chatiere(folder.path(), &["games", "--schema", "super-miaou"], "");
    let schema: serde_json::Value = serde_json::from_str(&out(&schema)).expect("JSON");
    assert!(schema["public"]["properties"]["zones"].is_object(), "{schema}");
}

#[test]
fn perft_counts_from_a_deal_and_from_a_scenario() {
    let folder = folder();
    let args = ["perft", "super-miaou", "--seed", "1", "--depth", "2", "--lang", "en"];
    let text = out(&chatiere(folder.path(), &args, ""));
    assert!(text.starts_with("depth 1: ") && text.contains("\ndepth 2: "), "{text}");
    fs::write(folder.path().join("deal.toml"), "title = \"The first player is drawn\"\nseats = 2\n")
        .expect("written");
    let args = ["perft", "super-miaou", "--from", "deal.toml", "--depth", "1", "--lang", "en"];
    let output = chatiere(folder.path(), &args, "");
    assert!(out(&output).starts_with("depth 1: "), "{}{}", out(&output), err(&output));
}

#[test]
fn wrong_words_on_the_command_line_are_told() {
    let folder = folder();
    for (args, code, sentence) in [
        (vec!["play", "chess"], 1, "no game «chess»"),
        (vec!["play", "super-miaou", "--seats", "9"], 1, "2 to 4 players, not 9"),
        (vec!["play", "super-miaou", "--variant", "colour=red"], 1, "no option «colour»"),
        (vec!["play", "super-miaou", "--variant", "first-steps=maybe"], 1, "only one of: no, yes"),
        (vec!["play", "super-miaou", "--bots", "4=greedy"], 1, "only 2 seats"),
        (vec!["play", "super-miaou", "--bots", "2=genius"], 2, "the levels are: random, greedy"),
        (vec!["sim", "super-miaou", "--bots", "genius"], 2, "the levels are"),
        (vec!["perft", "super-miaou", "--depth", "1"], 2, "--seed"),
        (vec!["dance"], 2, "unrecognized subcommand"),
    ] {
        let output = chatiere(folder.path(), &[&["--lang", "en"], &args[..]].concat(), "");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", err(&output));
        assert!(err(&output).contains(sentence), "{args:?}: {}", err(&output));
    }
}

#[test]
fn the_system_decides_the_language_where_nobody_asks_for_one() {
    for (system, word) in [("fr_CH.UTF-8", "joueurs"), ("de_CH.UTF-8", "players"), ("C", "players")] {
        let output = Command::new(env!("CARGO_BIN_EXE_chatiere"))
            .arg("games")
            .envs([("LANG", system), ("LC_ALL", system), ("LANGUAGE", ""), ("LC_MESSAGES", system)])
            .output()
            .expect("the binary starts");
        assert!(out(&output).contains(word), "{system}: {}", out(&output));
    }
}

#[test]
fn many_choices_are_told_by_their_first_words() {
    let folder = folder();
    let args = ["play", "chabyrinthe", "--seats", "1", "--seed", "2", "--lang", "en"];
    let output = chatiere(folder.path(), &args, "turn:a\npush:4:\nl\nstop\nq\nq\n");
    let text = out(&output);
    assert!(text.contains("choices: turn ×") && text.contains(", stop."), "{text}");
    let (before, after) = text.split_once("choices: turn").expect("the summary");
    assert!(!before.contains("[turn:"), "nothing is listed unasked:\n{before}");
    assert!(after.contains("[turn:a1:ew]") && after.contains("[push:4:ne]"), "{after}");
    assert_eq!(text.matches("[stop]").count(), 1, "listed by l only:\n{text}");
}
