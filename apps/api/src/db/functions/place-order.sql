-- Writes all rows of a new order in one statement, atomically.
-- Locks are taken in the order of lock_orders. The windows come last, so that a busy one is locked only during the
-- commit. The revision comes before every row that a change of provider data may also lock: that change locks the
-- revision first, so the two cannot deadlock.
-- A refusal is an error WL001; its message is the reason, optionally followed by what it refers to.
-- Every query here is a single-row lookup, so planning costs more than executing: force a generic plan. A generic plan
-- made while the tables are small would choose sequential scans and keep them: disable those.
CREATE OR REPLACE FUNCTION place_order(input jsonb) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off AS $$
DECLARE
  moment timestamptz := input->>'now';
  hub text := input->'order'->>'hub_id';
  owner uuid := input->'order'->>'user_id';
  order_number text;
  event_number bigint;
  placed_today integer;
  earlier jsonb;
  result jsonb;
  windows jsonb := '{}';
  agreed jsonb := '{}';
  wanted jsonb;
  stop text;
BEGIN
  IF input ? 'key' THEN
    earlier := answered_before(input->'key', moment);
    IF earlier IS NOT NULL THEN
      RETURN earlier;
    END IF;
  END IF;

  -- Refuses a full window early; the final check of the capacity is at the end.
  FOR turn IN 0 .. jsonb_array_length(input->'windows') - 1 LOOP
    wanted := input->'windows'->turn;
    wanted := wanted || jsonb_build_object('room',
      capacity_on(hub, wanted->>'kind', wanted->>'from_time', (wanted->>'date')::date));
    IF (SELECT s.booked FROM slots s WHERE s.hub_id = hub AND s.kind = wanted->>'kind'
        AND s.date = (wanted->>'date')::date AND s.from_time = wanted->>'from_time') >= (wanted->>'room')::integer THEN
      RAISE EXCEPTION 'slot_taken %', wanted->>'kind' USING ERRCODE = 'WL001';
    END IF;
    windows := windows || jsonb_build_object(wanted->>'kind', wanted);
    agreed := agreed || jsonb_build_object(wanted->>'kind',
      jsonb_build_object('date', wanted->'date', 'time', wanted->'from_time'));
  END LOOP;

  -- The shared lock makes calendar changes and orders wait for each other: while the revision is the requested one, the
  -- capacities read above are valid.
  IF (SELECT r.revision FROM revisions r WHERE r.name = 'catalogue' FOR SHARE) <> (input->>'revision')::bigint THEN
    RAISE EXCEPTION 'calendar_changed' USING ERRCODE = 'WL001';
  END IF;

  PERFORM take_limits(input);

  IF input ? 'turn' THEN
    PERFORM FROM plans WHERE id = (input->'turn'->>'plan_id')::uuid FOR NO KEY UPDATE;
  END IF;

  -- When the e-mail already has an account, the account stays unchanged and the order is a guest's.
  IF input ? 'account' THEN
    INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
      SELECT a.id, a.email, a.password_hash, a.full_name, a.phone, a.language, true, moment
      FROM jsonb_populate_record(NULL::users, input->'account') a
      ON CONFLICT DO NOTHING RETURNING id INTO owner;
  ELSIF owner IS NOT NULL THEN
    -- The account may have been erased, or the session revoked, since the request began.
    PERFORM FROM users u WHERE u.id = owner AND u.erased_at IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND OR EXISTS (SELECT FROM sessions s
      WHERE s.user_id = owner AND s.id::text = input->>'session' AND s.revoked_at IS NOT NULL) THEN
      RAISE EXCEPTION 'account_gone' USING ERRCODE = 'WL001';
    END IF;
    UPDATE users u SET has_bag = true,
      full_name = CASE WHEN u.full_name = '' THEN input->'order'->'contact'->>'name' ELSE u.full_name END,
      phone = CASE WHEN u.phone = '' THEN input->'order'->'contact'->>'phone' ELSE u.phone END
      WHERE u.id = owner AND (u.has_bag IS DISTINCT FROM true OR u.full_name = '' OR u.phone = '');
  END IF;

  IF input ? 'shares' THEN
    PERFORM book_shares(hub, input->'shares', input->'windows', true);
  END IF;
  IF input ? 'count' THEN
    INSERT INTO daily_counts AS c (subject, date, placed)
      SELECT input->'count'->>'subject', (input->'count'->>'date')::date, 1
      WHERE (input->'count'->>'limit')::integer > 0
      ON CONFLICT (subject, date) DO UPDATE SET placed = c.placed + 1
      WHERE c.placed < (input->'count'->>'limit')::integer
      RETURNING c.placed INTO placed_today;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'limit_reached' USING ERRCODE = 'WL001';
    END IF;
  END IF;

  IF owner IS NOT NULL AND input ? 'location_id' THEN
    INSERT INTO user_locations (id, user_id, location, created_at)
      SELECT (input->>'location_id')::uuid, owner, input->'order'->'pickup_location', moment
      WHERE NOT EXISTS (SELECT FROM user_locations l WHERE l.user_id = owner);
  END IF;
  IF input->'order'->>'kind' = 're-use' THEN
    UPDATE companies SET has_bag = true
      WHERE id = (input->'order'->>'company_id')::uuid AND has_bag IS DISTINCT FROM true;
  END IF;
  PERFORM take_promo_use(input->'order', owner);

  order_number := 'W-' || nextval('order_numbers');
  event_number := nextval('order_events_number_seq');
  PERFORM insert_order((input->'order') || jsonb_build_object('number', order_number, 'user_id', owner,
    'window_shares', input->'shares', 'created_at', moment, 'changed_at', moment, 'last_event', event_number));
  INSERT INTO outbox (id, channel, kind, recipient, language, data, created_at, next_attempt_at)
    SELECT m.id, coalesce(m.channel, 'mail'), m.kind, m.recipient, m.language, jsonb_build_object('orderId', input->'order'->>'id'), moment, moment
    FROM jsonb_populate_recordset(NULL::outbox, input->'mails') m;
  IF input ? 'phone_check' THEN
    INSERT INTO phone_checks (order_id, phone, code_hmac, expires_at)
      SELECT (input->'order'->>'id')::uuid, c.phone, c.code_hmac, c.expires_at
      FROM jsonb_populate_record(NULL::phone_checks, input->'phone_check') c;
  END IF;
  IF input ? 'kit' THEN
    -- At most one bag per account, even for concurrent first orders.
    INSERT INTO starter_kits (order_id, created_at)
      SELECT (input->'order'->>'id')::uuid, moment WHERE NOT EXISTS (
        SELECT FROM starter_kits k JOIN orders o ON o.id = k.order_id WHERE o.user_id = owner);
  END IF;
  INSERT INTO order_events (number, order_id, version, at, kind, actor, actor_id, data)
    VALUES (event_number, (input->'order'->>'id')::uuid, 1, moment, 'placed', coalesce(input->'by'->>'kind', 'customer'),
      input->'by'->>'id', agreed);
  PERFORM tell_endpoints((input->'order'->>'id')::uuid, 1);
  IF input ? 'turn' THEN
    PERFORM take_turn(input->'turn', (input->'order'->>'id')::uuid, moment);
  END IF;
  IF input ? 'by' THEN
    PERFORM audit_order(NULL, o, jsonb_build_object('kind', 'placed', 'actor_id', input->'by'->'id'), moment)
      FROM orders o WHERE o.number = order_number;
  END IF;

  result := (input->'answer') || jsonb_build_object('number', order_number);
  IF input->'count' ? 'tell_as' THEN
    result := result || jsonb_build_object(input->'count'->>'tell_as',
      jsonb_build_object('placed', placed_today, 'limit', input->'count'->'limit'));
  END IF;
  IF input ? 'key' THEN
    PERFORM answered_now(input->'key', 201, result, moment);
  END IF;

  FOREACH stop IN ARRAY ARRAY['delivery', 'pickup'] LOOP
    CONTINUE WHEN NOT windows ? stop;
    wanted := windows->stop;
    INSERT INTO slots AS s (hub_id, kind, date, from_time, booked)
      SELECT hub, stop, (wanted->>'date')::date, wanted->>'from_time', 1 WHERE (wanted->>'room')::integer > 0
      ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1
      WHERE s.booked < (wanted->>'room')::integer;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'slot_taken %', stop USING ERRCODE = 'WL001';
    END IF;
  END LOOP;
  RETURN jsonb_build_object('answer', result);
END
$$;
