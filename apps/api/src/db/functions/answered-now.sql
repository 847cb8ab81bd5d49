-- Keeps the answer to a request, to be found by its key when it is sent again.
CREATE OR REPLACE FUNCTION answered_now(key jsonb, status integer, answer jsonb, moment timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO idempotency (scope, key, fingerprint, status, answer, created_at)
    SELECT key->>'scope', key->>'key', key->>'fingerprint', status, answer, moment WHERE key IS NOT NULL
    ON CONFLICT (scope, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at
$$;
