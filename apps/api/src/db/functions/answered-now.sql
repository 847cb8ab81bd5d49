-- Keeps the answer to a request, to be found by its key when it is sent again. In plpgsql, which keeps its plans.
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
