//! Servers that cheat: each is found out from the record and what a player's page has kept.

use std::io::Write as _;
use std::process::{Command, Stdio};

use fastrand::Rng;

use rules::{Record, Turn};

use super::contributing::{promised, reveal, value};
use super::support::{Room, viewer};
use crate::{
    Binding, Commitment, Contribution, Known, Seed, ServerKey, Setup, SetupHash, TableCommand,
    TableId, verify, verify_knowing,
};

/// A finished game, and what ana's page has kept.
fn played(game: &str) -> (String, Known) {
    let mut room = promised(Setup::of(game, 2), &["ana", "bo"]);
    let view = room.view("ana");
    let promises = view
        .seats
        .iter()
        .map(|seat| (seat.seat, crate::Promise::read(seat.promise.as_ref().unwrap()).unwrap()));
    let known = Known {
        commitment: Commitment::read(&view.commitment),
        setup: SetupHash::read(view.dice.setup.as_ref().unwrap()),
        contributions: vec![(1, value("ana"))],
        promises: promises.collect(),
        key: None,
    };
    begin(&mut room);
    (finish(room), known)
}

fn begin(room: &mut Room) {
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("ana", reveal("ana")).unwrap();
    room.ask("bo", reveal("bo")).unwrap();
}

fn finish(mut room: Room) -> String {
    room.play_out(&mut Rng::with_seed(4));
    room.table.record(&viewer("ana")).unwrap()
}

fn code(text: &str, known: &Known) -> &'static str {
    verify_knowing(text, known).result.unwrap_err().refusal.code()
}

/// The record that a server writes which plays the same game with dice of its own: it verifies by
/// itself, so that only what a player kept tells.
fn forged(seed: [u8; 32], bo: Option<&str>) -> String {
    let mut room = Room::with_seed(Setup::of("uxmal", 2), Seed::new(seed));
    for (name, value) in [("ana", Some("ana")), ("bo", bo)] {
        room.ask(name, super::support::sit(name)).unwrap();
        if let Some(value) = value {
            room.ask(name, super::contributing::promise(value)).unwrap();
        }
    }
    room.ask("ana", TableCommand::Start).unwrap();
    for (name, value) in [("bo", bo), ("ana", Some("ana"))] {
        if let Some(value) = value {
            room.ask(name, reveal(value)).unwrap();
        }
    }
    let text = finish(room);
    assert_eq!(verify(&text).result, Ok(()));
    text
}

#[test]
fn an_honest_server_is_not_accused() {
    for game in ["pacal", "uxmal"] {
        let (text, known) = played(game);
        let verdict = verify_knowing(&text, &known);
        assert_eq!(verdict.result, Ok(()));
        let keys: Vec<_> = verdict.findings.iter().map(|finding| finding.phrase.key).collect();
        let expected = [
            "verify-scheme-contributions",
            "verify-commitment-kept",
            "verify-contribution-kept",
            "verify-contribution-promised",
            "verify-setup-kept",
        ];
        assert_eq!(keys[..5], expected);
    }
}

#[test]
fn a_seed_chosen_after_the_contributions_is_found_out() {
    let (_, known) = played("uxmal");
    assert_eq!(code(&forged([99; 32], Some("bo")), &known), "verify-other-commitment");
}

#[test]
fn a_seed_that_was_swapped_is_found_out() {
    let (text, known) = played("uxmal");
    let swapped = text.replace(&"07".repeat(32), &"08".repeat(32));
    assert_eq!(code(&swapped, &known), "verify-wrong-seed");
    let commitment = Seed::new([7; 32]).commitment().to_string();
    let both = swapped.replace(&commitment, &Seed::new([8; 32]).commitment().to_string());
    assert_eq!(code(&both, &Known::default()), "verify-wrong-roll");
    assert_eq!(code(&both, &known), "verify-other-commitment");
}

#[test]
fn a_promise_that_came_to_nothing_is_told() {
    let (text, known) = played("uxmal");
    let promises = Known { promises: known.promises, ..Known::default() };
    // A record of a scheme without contributions, and one that says that there was nobody.
    let scheme = text.replace("# dice 2\n", "");
    assert_eq!(code(&scheme, &promises), "verify-promise-dropped");
    let own = format!("# contribution 1 {}\n", value("ana"));
    assert_eq!(code(&text.replace(&own, ""), &promises), "verify-promise-dropped");
    let verdict = verify_knowing(&forged([7; 32], None), &promises);
    let keys: Vec<_> = verdict.findings.iter().map(|finding| finding.phrase.key).collect();
    assert!(keys.contains(&"verify-promise-missing"), "{keys:?}");
}

#[test]
fn a_number_in_another_form_is_refused() {
    let (text, _) = played("uxmal");
    let forms = [
        ("# dice 2", "# dice 02"),
        ("# round 1", "# round 01"),
        ("# round 1", "# round +1"),
        ("# contribution 1 ", "# contribution 01 "),
        ("# contribution 1 ", "# contribution +1 "),
    ];
    for (from, to) in forms {
        assert_eq!(code(&text.replace(from, to), &Known::default()), "verify-bad-line", "{to}");
    }
    let opening = text.replace("# round", "# opening 00\n# round");
    assert_eq!(code(&opening, &Known::default()), "verify-bad-opening");
}

#[test]
fn a_contribution_that_was_dropped_is_found_out() {
    let (text, known) = played("uxmal");
    let own = format!("# contribution 1 {}\n", value("ana"));
    let dropped = text.replace(&own, "# missing 1\n");
    assert_eq!(code(&dropped, &Known::default()), "verify-wrong-roll");
    assert_eq!(code(&dropped, &known), "verify-contribution-dropped");
    assert_eq!(code(&text.replace(&own, ""), &known), "verify-contribution-dropped");
    // A server that really played without ben's: ben's page knows.
    let ben = Known { contributions: vec![(2, value("bo"))], ..Known::default() };
    assert_eq!(code(&forged([7; 32], None), &ben), "verify-contribution-dropped");
}

#[test]
fn a_contribution_that_was_changed_is_found_out() {
    let (text, known) = played("uxmal");
    let (ana, bo) = (value("ana").to_string(), value("bo").to_string());
    let other = Contribution::new([5; 16]).to_string();
    assert_eq!(code(&text.replace(&ana, &other), &known), "verify-other-contribution");
    assert_eq!(code(&text.replace(&bo, &other), &known), "verify-broken-promise");
    // The server and the last to reveal together: another contribution than was promised.
    assert_eq!(code(&forged([7; 32], Some("better")), &known), "verify-broken-promise");
}

#[test]
fn a_roll_that_was_altered_is_found_out() {
    for (game, chance) in [("pacal", "roll "), ("uxmal", "draw ")] {
        let (text, known) = played(game);
        let mut lines: Vec<_> = text.lines().collect();
        let at = lines.iter().position(|line| line.starts_with(chance)).unwrap();
        let other = lines.iter().find(|line| line.starts_with(chance) && **line != lines[at]);
        lines[at] = other.unwrap();
        assert_eq!(code(&lines.join("\n"), &known), "verify-wrong-roll");
    }
}

#[test]
fn a_record_that_was_relabelled_is_found_out() {
    let (text, _) = played("pacal");
    let nobody = Known::default();
    for (from, to) in [
        ("# table example", "# table elsewhere"),
        ("# round 1", "# round 2"),
        ("\nname 1", "\nmap Grandma\nname 1"),
    ] {
        let code = code(&text.replacen(from, to, 1), &nobody);
        assert!(["verify-wrong-roll", "map-without-components"].contains(&code), "{to}: {code}");
    }
    assert_eq!(verify(&text.replace("name 2 bo", "name 2 Ben")).result, Ok(()), "names may go");
}

/// What a server says that has played with other dice than it could have had: everything that the
/// rolls are bound to besides its seed and honest contributions.
struct Claimed {
    header: &'static str,
    table: &'static str,
    scheme: &'static str,
    round: u32,
    contributions: Vec<(usize, Option<Contribution>)>,
}

impl Claimed {
    fn honest() -> Claimed {
        let header = "game uxmal\nrules 1\nplayers 2\n";
        let contributions = vec![(1, Some(value("ana"))), (2, Some(value("bo")))];
        Claimed { header, table: "example", scheme: "# dice 2\n", round: 1, contributions }
    }

    /// The record of a whole game with these dice. It verifies by itself.
    fn played(self) -> String {
        let Claimed { header, table, scheme, round, contributions } = self;
        let (seed, id) = (Seed::new([7; 32]), TableId::new(table).unwrap());
        let start = format!("{header}\n");
        let record: Record = start.parse().unwrap();
        let binding = Binding::new(&id, &record, 0, round, &contributions);
        let (mut game, mut rng, mut rolls) = (catalog::load(&start).unwrap(), Rng::with_seed(5), 0);
        let mut actions = String::new();
        while game.turn() != Turn::Over {
            let legal = game.legal();
            let chosen = if game.turn() == Turn::Chance {
                rolls += 1;
                let bound = || seed.roll_bound(&binding, rolls, &legal);
                if scheme.is_empty() { seed.roll(&id, rolls, &legal) } else { bound() }
            } else {
                rng.choice(&legal)
            };
            let action = chosen.unwrap().text.clone();
            game.play(&action).unwrap();
            actions.extend([action.as_str(), "\n"]);
        }
        let contributed = contributions.iter().map(|(seat, value)| match value {
            Some(value) => format!("# contribution {seat} {value}\n"),
            None => format!("# missing {seat}\n"),
        });
        let contributed: String = contributed.collect();
        let (commitment, seed) = (seed.commitment(), seed.reveal());
        let text = format!(
            "{header}# table {table}\n{scheme}# commitment {commitment}\n# round {round}\n\
             {contributed}# seed {seed}\n\n{actions}"
        );
        assert_eq!(verify(&text).result, Ok(()));
        text
    }
}

/// A server that knows all contributions could try names, rounds, options, seats until the dice suit
/// it, and play the whole game like that. What a page kept when it revealed its own shows it.
#[test]
fn a_setup_that_was_chosen_after_the_contributions_is_found_out() {
    let (_, known) = played("uxmal");
    let honest = Claimed::honest;
    assert_eq!(verify_knowing(&honest().played(), &known).result, Ok(()));
    let bots = |mut more: Claimed| {
        more.header = "game uxmal\nrules 1\nplayers 3\n";
        more
    };
    let mut invented = honest().contributions;
    invented.push((3, Some(Contribution::new([5; 16]))));
    let mut missing = honest().contributions;
    missing.push((3, None));
    for (rigged, expected) in [
        (Claimed { round: 348_221, ..honest() }, "verify-other-setup"),
        (Claimed { table: "elsewhere", ..honest() }, "verify-other-setup"),
        (
            Claimed { header: "game uxmal\nrules 1\nplayers 2\noption priests stay\n", ..honest() },
            "verify-other-setup",
        ),
        (bots(Claimed { contributions: invented, ..honest() }), "verify-unpromised"),
        (bots(Claimed { contributions: missing, ..honest() }), "verify-other-setup"),
        (Claimed { scheme: "", ..honest() }, "verify-contribution-dropped"),
    ] {
        let text = rigged.played();
        assert_eq!(code(&text, &known), expected, "{text}");
        let (holds, said) = in_python(&text, &all_kept(&known));
        assert!(!holds, "{said}");
    }
    let text = Claimed { scheme: "", ..honest() }.played();
    let setup = Known { setup: known.setup, ..Known::default() };
    assert_eq!(code(&text, &setup), "verify-other-setup");
    let own = format!("--contribution=1:{}", value("ana"));
    assert!(!in_python(&text, &[own]).0, "the dice of the first scheme do not depend on it");
}

/// Everything that ana's page has kept, for the program in Python.
fn all_kept(known: &Known) -> Vec<String> {
    let promises = known.promises.iter().map(|(seat, hash)| format!("--promise={seat}:{hash}"));
    let own = known.contributions.iter().map(|(seat, own)| format!("--contribution={seat}:{own}"));
    let (commitment, setup) = (known.commitment.unwrap(), known.setup.unwrap());
    let hashes = [format!("--commitment={commitment}"), format!("--setup={setup}")];
    hashes.into_iter().chain(promises).chain(own).collect()
}

#[test]
fn an_opening_cannot_hide_rolls() {
    let (text, known) = played("pacal");
    let count = catalog::load(&text).unwrap().record().actions().count();
    let first = text.lines().take_while(|line| !line.starts_with("roll ")).count();
    let header = text.lines().take_while(|line| !line.is_empty()).count();
    for given in [count, first - header] {
        let text = text.replace("# round", &format!("# opening {given}\n# round"));
        assert_eq!(code(&text, &known), "verify-other-setup", "{given}");
        let code = code(&text, &Known { setup: None, ..known.clone() });
        assert!(["verify-nothing-rolled", "verify-wrong-roll"].contains(&code), "{given}: {code}");
    }
    // The first scheme does not bind the opening.
    let old = "game uxmal\nrules 1\nplayers 2\n# table example\n# opening 1\n\
        # commitment 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0\n\
        # seed 0707070707070707070707070707070707070707070707070707070707070707\n\n\
        order SJMQT\ntile\n";
    assert_eq!(code(old, &Known::default()), "verify-nothing-rolled");
}

#[test]
fn lines_that_no_server_writes_are_refused() {
    let (text, _) = played("pacal");
    let ana = format!("# contribution 1 {}", value("ana"));
    for bad in [
        text.replace("# dice 2", "# dice 3"),
        text.replace("# round 1", "# round one"),
        text.replace(&ana, &format!("{ana}\n{ana}")),
        text.replace(&ana, &format!("{ana}00")),
        text.replace(&ana, &format!("{ana}\n# missing 1")),
        text.replace(&ana, &format!("{ana}\n# missing 9")),
    ] {
        assert_eq!(code(&bad, &Known::default()), "verify-bad-line");
    }
    let without = text.replace("# round 1\n", "");
    assert_eq!(code(&without, &Known::default()), "verify-missing");
}

#[test]
fn a_signed_record_shows_others_who_wrote_it() {
    let (text, known) = played("uxmal");
    let (server, other) = (ServerKey::new([1; 32]), ServerKey::new([2; 32]));
    let signed = server.sign(&text);
    assert_eq!(catalog::load(&signed).unwrap().record().to_string(), signed);
    let with_key = |key: &ServerKey| Known { key: Some(key.public()), ..known.clone() };
    let verdict = verify_knowing(&signed, &with_key(&server));
    assert_eq!((verdict.result, verdict.findings[0].phrase.key), (Ok(()), "verify-signed"));
    assert_eq!(verify(&signed).findings[0].phrase.key, "verify-signed-by");
    assert_eq!(code(&signed, &with_key(&other)), "verify-other-key");
    assert_eq!(code(&text, &with_key(&server)), "verify-unsigned");
    assert_eq!(code(&signed.replace("name 2 bo", "name 2 Bo"), &known), "verify-wrong-signature");
    let claimed = signed.replace(&server.public().to_string(), &other.public().to_string());
    assert_eq!(code(&claimed, &with_key(&other)), "verify-wrong-signature");
}

/// What the program in Python, which shares no code with ours, says about a record.
fn in_python(text: &str, known: &[String]) -> (bool, String) {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python/verify_dice.py");
    let mut python = Command::new("python3")
        .arg(program)
        .arg("-")
        .args(known)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tests need python3");
    python.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.success(), said)
}

#[test]
fn another_program_comes_to_the_same_result() {
    for (game, chance) in [("pacal", "roll "), ("uxmal", "draw ")] {
        let (text, known) = played(game);
        let kept = all_kept(&known);
        let (holds, said) = in_python(&text, &kept);
        assert!(holds && said.starts_with("Scheme 2: "), "{said}");
        let signed = ServerKey::new([1; 32]).sign(&text);
        assert!(in_python(&signed, &kept).0, "a signature is a comment");

        let swapped = text.replace("# table example", "# table other");
        assert!(!in_python(&swapped, &kept).0);
        let own = format!("# contribution 1 {}", value("ana"));
        assert!(!in_python(&text.replace(&own, "# missing 1"), &kept).0);
        let mut lines: Vec<_> = text.lines().collect();
        let at = lines.iter().position(|line| line.starts_with(chance)).unwrap();
        let other = lines.iter().find(|line| line.starts_with(chance) && **line != lines[at]);
        lines[at] = other.unwrap();
        let (holds, said) = in_python(&lines.join("\n"), &kept);
        assert!(!holds && said.contains("should be"), "{said}");
    }
    let (text, known) = played("uxmal");
    let kept = [format!("--commitment={}", known.commitment.unwrap())];
    assert!(text.contains("order ") && !in_python(&forged([99; 32], Some("bo")), &kept).0);
    let kept = [format!("--promise=2:{}", value("bo").promise())];
    assert!(!in_python(&forged([7; 32], Some("better")), &kept).0);
}
