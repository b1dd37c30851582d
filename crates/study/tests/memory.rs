//! However long a record is, a replay keeps less than the 8 MB that `docs/protocol.md` promises.

use rules::Options;
use serde_json::json;
use study::Reel;

/// As many bytes as a server accepts in a body.
const LARGEST: usize = 256 * 1024;

/// A tenth of what is promised is for the request itself: body, JSON, buffers.
const MOST: u64 = 8_000_000 - 800_000;

/// A record as long as a server accepts, with as many actions as possible: its game does not end when
/// nobody builds, and every action is a short one.
fn longest() -> String {
    let options = Options::from([("stall_rounds".to_owned(), json!(0))]);
    let mut played = catalog::new_match("pacal", 2, &options).expect("the options are good");
    // In JSON a line feed takes two bytes.
    let mut size = 1_000;
    while size < LARGEST {
        let legal = played.legal();
        let shortest = legal.iter().min_by_key(|choice| choice.text.len());
        let pass = legal.iter().find(|choice| choice.text == "pass");
        let action = pass.or(shortest).expect("the game goes on");
        size += action.text.len() + 2;
        played.play(&action.text).expect("it is listed");
    }
    played.record().to_string()
}

#[test]
fn the_longest_record_is_replayed_in_little_memory() {
    let record = longest();
    let mut bytes = 0;
    let used = allocation_counter::measure(|| {
        let mut reel = Reel::load(&record).unwrap();
        while !reel.is_done() {
            bytes += reel.part().unwrap().len();
        }
    });
    assert!(bytes > 20_000_000, "the whole answer has {bytes} bytes");
    assert!(used.bytes_max < MOST, "{} bytes at once", used.bytes_max);
}
