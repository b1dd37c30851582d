//! Leases: one node at a time does background work.

use store::{DueTable, Store, Write};

use crate::database::{Database, stored, table_write};

async fn put_due(
    store: &Store,
    table: &str,
    first: u64,
    due_at: Option<i64>,
    lease_until: Option<i64>,
) {
    let mut change = table_write(table, first, 1);
    change.index.due_at = due_at;
    change.index.lease_until = lease_until;
    stored(store.append(Write::one(change)).await);
}

fn names(due: &[DueTable]) -> Vec<&str> {
    due.iter().map(|due| due.table.as_str()).collect()
}

pub(crate) async fn due_work_is_claimed_once_until_the_lease_ends(database: &Database) {
    let [one, other] = database.nodes().await;
    put_due(&one, "later", 1, Some(300), None).await;
    put_due(&one, "b", 1, Some(200), None).await;
    put_due(&one, "a", 1, Some(100), None).await;
    put_due(&one, "never", 1, None, None).await;
    assert_eq!(one.claim_due(99, 50, 10).await.unwrap(), []);
    let claimed = one.claim_due(250, 50, 10).await.unwrap();
    assert_eq!(names(&claimed), ["a", "b"]);
    assert_eq!(claimed[0], DueTable { table: "a".to_owned(), due_at: 100, version: 1 });
    assert_eq!(other.claim_due(299, 50, 10).await.unwrap(), [], "leased");
    assert_eq!(one.claim_due(299, 50, 10).await.unwrap(), [], "leased by itself");
    assert_eq!(names(&other.claim_due(300, 50, 2).await.unwrap()), ["a", "b"], "the lease ended");
    assert_eq!(names(&other.claim_due(300, 50, 2).await.unwrap()), ["later"]);
    put_due(&one, "a", 2, Some(310), None).await;
    assert_eq!(names(&one.claim_due(310, 50, 10).await.unwrap()), ["a"], "a write ends the lease");
    put_due(&one, "a", 3, None, None).await;
    assert_eq!(one.claim_due(320, 50, 10).await.unwrap(), []);
}

pub(crate) async fn a_write_can_lease_the_next_work(database: &Database) {
    let [one, other] = database.nodes().await;
    put_due(&one, "a", 1, Some(100), Some(200)).await;
    assert_eq!(other.claim_due(150, 50, 10).await.unwrap(), []);
    assert_eq!(names(&other.claim_due(200, 50, 10).await.unwrap()), ["a"]);
}

pub(crate) async fn concurrent_claims_get_different_work(database: &Database) {
    let nodes = database.nodes().await;
    for number in 0..30 {
        put_due(&nodes[0], &format!("t{number:02}"), 1, Some(number), None).await;
    }
    let claim = |number: usize| {
        let store = nodes[number % 2].clone();
        tokio::spawn(async move { store.claim_due(100, 1000, 5).await.unwrap() })
    };
    let mut claimed = Vec::new();
    for claims in (0..6).map(claim).collect::<Vec<_>>() {
        claimed.extend(claims.await.unwrap().into_iter().map(|due| due.table));
    }
    // A claim skips locked rows, so it may return fewer than there are.
    claimed
        .extend(nodes[0].claim_due(100, 1000, 30).await.unwrap().into_iter().map(|due| due.table));
    claimed.sort();
    let all: Vec<_> = (0..30).map(|number| format!("t{number:02}")).collect();
    assert_eq!(claimed, all);
}

pub(crate) async fn next_due_is_the_next_time_to_claim_work(database: &Database) {
    let store = database.open().await;
    assert_eq!(store.next_due().await.unwrap(), None);
    put_due(&store, "leased", 1, Some(100), Some(500)).await;
    assert_eq!(store.next_due().await.unwrap(), Some(500));
    put_due(&store, "free", 1, Some(400), None).await;
    assert_eq!(store.next_due().await.unwrap(), Some(400));
    assert_eq!(names(&store.claim_due(400, 5000, 10).await.unwrap()), ["free"]);
    assert_eq!(store.next_due().await.unwrap(), Some(500));
}
