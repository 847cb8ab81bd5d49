-- Stores the answer to a request under its idempotency key, for retries. plpgsql, because it caches its plans.
CREATE OR REPLACE FUNCTION answered_now(key jsonb, status integer, answer jsonb, moment timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO idempotency (scope, key, fingerprint, status, answer, created_at)
    VALUES (answered_now.key->>'scope', answered_now.key->>'key', answered_now.key->>'fingerprint', answered_now.status,
      answered_now.answer, moment)
    ON CONFLICT (scope, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at;
END
$$;
