-- What a request with this key was answered as long as the key lives, or nothing. Until the transaction ends nobody else
-- gets past here with the same key, so that of two equal requests at once the second finds the answer of the first.
-- It writes what it finds: after a COMMIT without an answer a plain look may show what no standby has yet, and our
-- own commit waits until one has it.
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
