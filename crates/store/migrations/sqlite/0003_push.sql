-- Secrets of the server that all its nodes share, such as the key that signs push messages.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Where browsers take push messages. A person can have several devices.
CREATE TABLE push_subscriptions (
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (player, endpoint)
) STRICT, WITHOUT ROWID;

CREATE INDEX push_endpoint ON push_subscriptions (endpoint);

CREATE TABLE quiet_hours (
    player TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
