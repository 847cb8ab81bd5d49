-- What a request with this key was answered in the last day, or nothing. Until the transaction ends nobody else
-- gets past here with the same key, so that of two equal requests at once the second finds the answer of the first.
CREATE OR REPLACE FUNCTION answered_before(key jsonb, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended((key->>'scope') || ' ' || (key->>'key'), 0));
  RETURN (SELECT jsonb_build_object('fingerprint', i.fingerprint, 'answer', i.answer) FROM idempotency i
    WHERE i.scope = answered_before.key->>'scope' AND i.key = answered_before.key->>'key'
      AND i.created_at > moment - interval '24 hours');
END
$$;
