use xtask::tidy::source::Source;

#[test]
fn comments_and_strings_leave_blanks_of_the_same_length() {
    let text = "a /* é\n*/ b // c\n\"d\\\"e\" 'f' r#\"g\"h\"# <'i> '\\'' j";
    let source = Source::of(text);
    assert_eq!(source.code, "a      \n   b     \n\"d\\\"e\" 'f' r#\"g\"h\"# <'i> '\\'' j");
    assert_eq!(source.bare, "a      \n   b     \n\"    \" ' ' r#\"   \"# <'i> '  ' j");
    assert_eq!([source.code.len(), source.bare.len()], [text.len(); 2]);
}

#[test]
fn a_block_ends_at_its_own_brace() {
    let text = "fn a() { if b { \"}\" } else { '}' } } fn c() {}";
    let end = Source::of(text).block_end(0);
    assert_eq!(&text[end..], " fn c() {}");
}
