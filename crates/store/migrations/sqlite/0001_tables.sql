-- A table's line: what lists and clocks ask for, so that they need not read events.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    -- The seats that are waited for: bit 0 is seat 1.
    waits INTEGER NOT NULL,
    due_at INTEGER,
    -- Its last event.
    last_seq INTEGER,
    lease_node TEXT,
    lease_until INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_public ON tables (phase, created) WHERE public = 1 AND phase < 3;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- In the order in which they were stored, so that a commit writes few pages, however many tables it
-- is about. Each knows the one before it at its table: a log is read from its end.
CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    before_seq INTEGER
) STRICT;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_player ON seats (player);
