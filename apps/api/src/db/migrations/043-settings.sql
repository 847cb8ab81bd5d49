-- Settings that an owner changes on screen (SET-01): one row, so that a save is one statement and a stale one is
-- refused by its version. `entries` has an object per changed setting; secrets are sealed (SET-02).
CREATE TABLE settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL,
  entries jsonb NOT NULL
);
INSERT INTO settings (version, entries) VALUES (0, '{}');

-- The seller as it was at issuing (SET-04); null for invoices of earlier versions, which named the brand file's.
ALTER TABLE invoices ADD COLUMN seller jsonb;
