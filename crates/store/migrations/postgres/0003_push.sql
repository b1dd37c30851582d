-- Secrets of the server that all its nodes share, such as the key that signs push messages.
CREATE TABLE secrets (
    name TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Where browsers take push messages. A person can have several devices.
CREATE TABLE push_subscriptions (
    player TEXT COLLATE "C" NOT NULL,
    endpoint TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (player, endpoint)
);

CREATE INDEX push_endpoint ON push_subscriptions (endpoint);

CREATE TABLE quiet_hours (
    player TEXT COLLATE "C" PRIMARY KEY,
    body TEXT NOT NULL
);
