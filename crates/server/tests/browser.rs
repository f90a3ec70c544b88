//! The page in a real browser.

mod browser {
    mod accessible;
    mod boards;
    mod chromium;
    mod command;
    mod home;
    mod house;
    mod keyboard;
    mod page;
    mod play_here;
    mod play_online;
    mod player;
    mod relief;
    mod road;
    mod screenshots;
    mod smooth;
    mod together;
    mod trace;
    mod you;
}
