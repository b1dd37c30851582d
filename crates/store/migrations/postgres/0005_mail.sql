-- Mail goes only to addresses that were confirmed through a link. Until then code_hash and expires are
-- set, and confirmed is not. An address from before this step was never confirmed: it is kept for 30
-- days, so that its owner finds it on the page and can ask for a link.
ALTER TABLE contacts ADD COLUMN address_hash TEXT COLLATE "C";
ALTER TABLE contacts ADD COLUMN confirmed BIGINT;
ALTER TABLE contacts ADD COLUMN code_hash TEXT COLLATE "C";
ALTER TABLE contacts ADD COLUMN expires BIGINT;

UPDATE contacts SET expires = (EXTRACT(EPOCH FROM now())::bigint + 30 * 86400) * 1000;

CREATE INDEX contacts_address ON contacts (address_hash) WHERE address_hash IS NOT NULL;
CREATE INDEX contacts_code ON contacts (code_hash) WHERE code_hash IS NOT NULL;

-- How many mails of a kind were sent until a time; names have hashes of addresses and networks.
CREATE TABLE mail_quotas (
    name TEXT COLLATE "C" PRIMARY KEY,
    used BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Hashes of addresses whose owners want no mail from this server.
CREATE TABLE mail_refusals (
    address_hash TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);
