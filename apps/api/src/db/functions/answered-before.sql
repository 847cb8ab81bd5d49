-- Returns the stored answer to a request with this idempotency key until it expires, or NULL. Holds an advisory lock
-- until the transaction ends, so that the second of two concurrent retries finds the answer of the first. The no-op
-- UPDATE makes our own commit wait for a standby: a plain SELECT could show the row of a COMMIT that no standby has
-- yet.
CREATE OR REPLACE FUNCTION answered_before(key jsonb, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  earlier jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended((key->>'scope') || ' ' || (key->>'key'), 0));
  UPDATE idempotency i SET created_at = i.created_at
    WHERE i.scope = answered_before.key->>'scope' AND i.key = answered_before.key->>'key'
      AND i.created_at > moment - make_interval(hours => coalesce((answered_before.key->>'hours')::integer, 24))
    RETURNING jsonb_build_object('fingerprint', i.fingerprint, 'answer', i.answer) INTO earlier;
  RETURN earlier;
END
$$;
