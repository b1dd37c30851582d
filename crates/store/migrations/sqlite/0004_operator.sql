-- What operators asked for, and what came of it: also the audit log. A node carries out what waits.
-- state: 0 waits, 1 was taken by a node, 2 is done.
CREATE TABLE commands (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    body TEXT NOT NULL,
    state INTEGER NOT NULL,
    finished INTEGER,
    result TEXT
) STRICT;

CREATE INDEX commands_waiting ON commands (id) WHERE state = 0;
CREATE INDEX commands_finished ON commands (finished) WHERE state = 2;

-- Networks that are not served, as addresses or ranges.
CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    until INTEGER
) STRICT, WITHOUT ROWID;

-- What players report to the operator.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER,
    reason TEXT NOT NULL
) STRICT;

-- Written to find out whether the disk has room again.
CREATE TABLE probes (
    id INTEGER PRIMARY KEY,
    filler BLOB NOT NULL
) STRICT;
