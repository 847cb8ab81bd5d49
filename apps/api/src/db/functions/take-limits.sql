-- Counts an order against its rate limits within its transaction, so that a refused order leaves no count. Rows are
-- locked in order of subject, so that two orders cannot deadlock.
CREATE OR REPLACE FUNCTION take_limits(input jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := input->>'now';
  hits_now bigint;
  oldest timestamptz;
  wanted record;
BEGIN
  FOR wanted IN SELECT l.* FROM jsonb_to_recordset(input->'limits')
    AS l(subject text, most integer, piece timestamptz, since timestamptz, frees_after integer, retry_after integer)
    ORDER BY l.subject LOOP
    INSERT INTO rate_limits AS r (subject, window_start, hits) VALUES (wanted.subject, wanted.piece, 1)
      ON CONFLICT (subject, window_start) DO UPDATE SET hits = r.hits + 1;
    SELECT sum(r.hits), min(r.window_start) FILTER (WHERE r.hits > 0) INTO hits_now, oldest FROM rate_limits r
      WHERE r.subject = wanted.subject AND r.window_start > wanted.since;
    IF hits_now > wanted.most THEN
      RAISE EXCEPTION 'too_many %', coalesce(wanted.retry_after,
          least(86400, greatest(1, ceil(extract(epoch FROM oldest - moment))::integer + wanted.frees_after)))
        USING ERRCODE = 'WL001';
    END IF;
  END LOOP;

  IF input ? 'known_as' THEN
    INSERT INTO known_devices AS d (subject, since, used_at) VALUES (input->>'known_as', moment, moment)
      ON CONFLICT (subject) DO UPDATE SET used_at = excluded.used_at;
  END IF;
END
$$;
