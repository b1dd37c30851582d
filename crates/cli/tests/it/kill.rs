//! `sacbe serve` killed without warning, again and again, while people play: what was acknowledged
//! is there exactly once, and every table goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use crate::served::{Player, Serve};

/// How often the server is killed.
const KILLS: usize = 20;

/// How many tables are played at.
const TABLES: usize = 6;

fn survives(place: &[String]) {
    let mut serve = Serve::start(place);
    let addr = Arc::new(Mutex::new(serve.addr.clone()));
    let stop = Arc::new(AtomicBool::new(false));
    let play = |_| {
        let (addr, stop) = (Arc::clone(&addr), Arc::clone(&stop));
        let mut player = Player::open(&serve.addr);
        thread::spawn(move || {
            while !stop.load(Ordering::Relaxed) {
                player.step(&addr, &stop);
            }
            player
        })
    };
    let players: Vec<_> = (0..TABLES).map(play).collect();
    for round in 0..KILLS {
        // Any moment is as good as any other.
        thread::sleep(Duration::from_millis(60 + (round as u64 * 37) % 150));
        serve.kill();
        serve = Serve::start(place);
        addr.lock().unwrap().clone_from(&serve.addr);
    }
    thread::sleep(Duration::from_millis(200));
    stop.store(true, Ordering::Relaxed);
    for player in players {
        let player = player.join().unwrap();
        let (_, last) = *player.granted.last().expect("somebody played");
        let view = player.view(&serve.addr, 1).unwrap();
        assert_eq!(view["version"].as_u64(), Some(last), "as many events as were acknowledged");
        assert!(player.granted.len() > 5, "{}", player.granted.len());
    }
    serve.kill();
}

#[test]
fn a_file_survives_being_killed() {
    let folder = std::env::temp_dir().join(format!("sacbe-kill-{}", std::process::id()));
    survives(&["--data".to_owned(), folder.display().to_string()]);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_database_survives_being_killed() {
    let server = pgtest::Server::durable();
    survives(&["--database".to_owned(), server.database()]);
}
