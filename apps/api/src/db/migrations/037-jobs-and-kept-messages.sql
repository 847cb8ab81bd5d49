-- What became of each background job the last time that any node ran it.
CREATE TABLE job_runs (
  name text PRIMARY KEY,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failing_since timestamptz,
  error text
);

-- Messages that were written while no gateway was set: kept, not sent (SETUP-05). A table of its own, because an index
-- on the outbox would lock it while it is built.
CREATE TABLE kept_messages (
  message_id uuid PRIMARY KEY REFERENCES outbox ON DELETE CASCADE,
  kept_at timestamptz NOT NULL,
  dismissed_at timestamptz
);
-- Until now they were marked as sent; only they have words to be read.
INSERT INTO kept_messages (message_id, kept_at)
  SELECT id, sent_at FROM outbox WHERE sent_at IS NOT NULL AND rendered IS NOT NULL AND channel <> 'webhook';
UPDATE outbox SET sent_at = NULL WHERE id IN (SELECT message_id FROM kept_messages);
