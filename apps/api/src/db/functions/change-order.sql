-- Records one event of an order with all its consequences in one statement: the event, the row, the windows taken and
-- released, the daily count, the bill and its sending, the mails, the audit of staff actions and the idempotency key.
-- Locks are taken in the order of lock_orders.
-- A refusal is an error WL001; its message is the reason, optionally followed by what it refers to.
CREATE OR REPLACE FUNCTION change_order(input jsonb) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off AS $$
DECLARE
  moment timestamptz := input->>'now';
  changes jsonb := coalesce(input->'set', '{}');
  held orders%ROWTYPE;
  changed orders%ROWTYPE;
  bill bills%ROWTYPE;
  earlier jsonb;
  last_version integer;
  event_number bigint;
  heir uuid;
  moves jsonb;
  result jsonb;
  slot record;
BEGIN
  IF input ? 'key' THEN
    earlier := answered_before(input->'key', moment);
    IF earlier IS NOT NULL THEN
      RETURN earlier;
    END IF;
  END IF;

  IF input ? 'revision' THEN
    PERFORM 1 FROM revisions r WHERE r.name = 'catalogue' AND r.revision = (input->>'revision')::bigint FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'calendar_changed' USING ERRCODE = 'WL001';
    END IF;
  END IF;

  IF input ? 'limits' THEN
    PERFORM take_limits(jsonb_build_object('now', moment, 'limits', input->'limits'));
  END IF;

  IF input ? 'stop_plan' THEN
    PERFORM FROM plans p JOIN plan_turns t ON t.plan_id = p.id WHERE t.order_id = (input->>'order_id')::uuid
      FOR NO KEY UPDATE OF p;
  END IF;
  -- Lock order: the account before the order, as in placing and erasing. A bill that gives deposits back locks it too,
  -- because deposits are held by the account: other orders' counts wait, and find what this one left.
  IF input->>'status' = 'cancelled' OR input->'bill' ? 'other_bills' THEN
    PERFORM FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = (input->>'order_id')::uuid
      FOR NO KEY UPDATE OF u;
  END IF;
  SELECT * INTO held FROM orders o WHERE o.id = (input->>'order_id')::uuid FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'order_gone' USING ERRCODE = 'WL001';
  END IF;
  IF held.version <> (input->>'version')::integer THEN
    RAISE EXCEPTION 'order_changed' USING ERRCODE = 'WL001';
  END IF;
  IF NOT (input->'after') ? held.status THEN
    RAISE EXCEPTION 'not_possible_now' USING ERRCODE = 'WL001';
  END IF;

  -- A count replaces the bags counted separately, so the caller must name all of them with the revisions it saw
  -- (COUNT-06). Nodes of the previous version send only their number.
  IF input->>'status' = 'counted' AND (CASE jsonb_typeof(input->'kept_bags')
    WHEN 'number' THEN (input->>'kept_bags')::bigint <> (SELECT count(*) FROM kept_bags k WHERE k.order_id = held.id)
    ELSE coalesce(input->'kept_bags', '{}') <> coalesce(
      (SELECT jsonb_object_agg(k.id, k.revision) FROM kept_bags k WHERE k.order_id = held.id), '{}') END) THEN
    RAISE EXCEPTION 'order_changed' USING ERRCODE = 'WL001';
  END IF;

  -- Net change per window: a window that is both taken and released cancels out.
  moves := (SELECT jsonb_agg(m) FROM (
    SELECT w.kind, w.date, w.from_time, sum(w.change) AS change FROM (
      SELECT t.kind, t.date, t.from_time, 1 AS change
        FROM jsonb_to_recordset(coalesce(input->'take', '[]')) AS t(kind text, date date, from_time text)
      UNION ALL
      SELECT 'pickup', held.pickup_date, held.pickup_from, -1 WHERE coalesce(input->'give_back', '[]') ? 'pickup'
      UNION ALL
      SELECT 'delivery', held.delivery_date, held.delivery_from, -1
        WHERE coalesce(input->'give_back', '[]') ? 'delivery' AND held.delivery_date IS NOT NULL
    ) w GROUP BY w.kind, w.date, w.from_time HAVING sum(w.change) <> 0) m);
  -- Shares limit only customers; staff may move orders freely.
  PERFORM book_shares(held.hub_id, held.window_shares, moves, input->'event'->>'actor' = 'customer');

  IF input ? 'count_back' THEN
    UPDATE daily_counts c SET placed = c.placed - 1
      WHERE c.subject = input->'count_back'->>'subject' AND c.date = (input->'count_back'->>'date')::date
        AND c.placed > 0;
  END IF;

  -- Cancelling may take the company's bag back; its collective invoice locks the company before the bills.
  IF input->>'status' = 'cancelled' THEN
    PERFORM FROM companies c WHERE c.id = held.company_id FOR NO KEY UPDATE;
  END IF;

  event_number := nextval('order_events_number_seq');
  changes := changes || jsonb_build_object('version', held.version + 1, 'last_event', event_number, 'changed_at', moment,
    'status', coalesce(input->>'status', held.status),
    'misses', CASE input->'event'->>'kind' WHEN 'pickup-missed' THEN held.misses + 1 WHEN 'delivery-missed' THEN held.misses + 1
      -- A driver took a report back (DRIVE-02).
      WHEN 'stop-undone' THEN held.misses - (SELECT count(*) FROM order_events e WHERE e.order_id = held.id
        AND e.version = (input->'event'->'data'->'undoes'->>'version')::integer
        AND e.kind IN ('pickup-missed', 'delivery-missed'))
      ELSE held.misses END);
  -- A new number of bags needs a new explanation, so the earlier clearance is reset.
  IF changes ? 'bags_arrived' AND (changes->>'bags_arrived')::integer IS DISTINCT FROM held.bags_arrived THEN
    changes := changes || '{"bags_cleared_at": null}';
  END IF;
  changed := update_order(held, changes);
  INSERT INTO order_events (number, order_id, version, at, kind, actor, actor_id, data)
    VALUES (event_number, held.id, held.version + 1, moment, input->'event'->>'kind', input->'event'->>'actor',
      input->'event'->>'actor_id', coalesce(input->'event'->'data', '{}'));
  -- The driver's report and the event it caused. The phone generates the id, which makes the report idempotent
  -- (DRIVE-03). The row was inserted as pending before (DRIVE-08); when it is no longer pending, a concurrent request
  -- has handled it.
  IF input ? 'stop_act' THEN
    INSERT INTO stop_acts AS recorded (id, order_id, kind, staff_id, act, said_at, heard_at, seen, data, made_version)
      SELECT a.id, held.id, a.kind, (input->'event'->>'actor_id')::uuid, a.act, a.said_at, moment, a.seen, a.data,
        held.version + 1
      FROM jsonb_to_record(input->'stop_act')
        AS a(id uuid, kind text, act text, said_at timestamptz, seen integer, data jsonb)
      ON CONFLICT (id) DO UPDATE
      SET refusal = NULL, made_version = excluded.made_version, data = recorded.data || excluded.data
      WHERE recorded.refusal = 'pending';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'order_changed' USING ERRCODE = 'WL001';
    END IF;
  END IF;
  -- Deletes unsent messages about the event that is undone.
  IF input->'event'->'data' ? 'undoes' THEN
    DELETE FROM outbox m WHERE m.data->>'orderId' = held.id::text AND m.sent_at IS NULL AND m.attempts = 0
      AND m.channel <> 'webhook' AND m.data->>'version' = input->'event'->'data'->'undoes'->>'version';
    -- If the undone event resent the bill, restores due date and reminders of the earlier sending, unless the bill was
    -- sent again since.
    UPDATE bills b SET sent_at = was.sent_at, pay_by = was.pay_by, reminders = was.reminders, overdue_at = was.overdue_at
      FROM stop_acts a JOIN order_events e ON e.order_id = a.order_id AND e.version = a.made_version
        CROSS JOIN jsonb_to_record(a.data->'billBefore')
          AS was(sent_at timestamptz, pay_by date, reminders smallint, overdue_at timestamptz)
      WHERE a.order_id = held.id AND a.made_version = (input->'event'->'data'->'undoes'->>'version')::integer
        AND a.data ? 'billBefore' AND b.order_id = held.id AND b.sent_at = e.at;
  END IF;
  PERFORM tell_endpoints(held.id, held.version + 1);
  IF input->'event'->>'actor' IN ('staff', 'driver') THEN
    PERFORM audit_order(held, changed, input->'event', moment);
  END IF;

  IF input ? 'bill' THEN
    IF input->'bill' ? 'other_bills' AND input->'bill'->'other_bills' <> coalesce(
      (SELECT jsonb_object_agg(b.id, b.version) FROM orders o JOIN bills b ON b.order_id = o.id
        WHERE o.user_id = held.user_id AND o.id <> held.id), '{}') THEN
      RAISE EXCEPTION 'deposits_changed' USING ERRCODE = 'WL001';
    END IF;
    PERFORM 1 FROM bills b WHERE b.order_id = held.id FOR UPDATE;
    IF EXISTS (SELECT FROM valid_invoices v JOIN bills b ON b.id = v.bill_id WHERE b.order_id = held.id
      AND v.invoice_id IS DISTINCT FROM (input->'bill'->'credit'->>'credits')::uuid) THEN
      RAISE EXCEPTION 'invoice_issued' USING ERRCODE = 'WL001';
    END IF;
    -- A change after the invoice credits it and issues a new one (BILL-05); a company's follows with its monthly
    -- invoice.
    IF input->'bill' ? 'credit' THEN
      PERFORM issue_invoice((input->'bill'->'credit') || jsonb_build_object('now', moment));
    END IF;
    INSERT INTO bills AS b (id, order_id, version, total_cents, created_at, changed_at)
      VALUES ((input->'bill'->>'id')::uuid, held.id, 1, (input->'bill'->>'total')::integer, moment, moment)
      ON CONFLICT (order_id) DO UPDATE
      SET version = b.version + 1, total_cents = excluded.total_cents, changed_at = excluded.changed_at
      RETURNING * INTO bill;
    INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
      VALUES (bill.id, bill.version, held.version + 1, moment, input->'bill'->'counted', input->'bill'->'lines',
        bill.total_cents);
    IF input->'bill' ? 'invoice_id' THEN
      PERFORM issue_invoice(jsonb_build_object('id', input->'bill'->'invoice_id', 'now', moment, 'series', 'invoice',
        'bill_id', bill.id, 'bill_version', bill.version, 'lines', input->'bill'->'lines', 'names', input->'bill'->'names',
        'total', input->'bill'->'total', 'buyer', input->'bill'->'credit'->'buyer',
        'seller', input->'bill'->'seller'));
    END IF;
    -- A deposit refund above the bill's total is paid out after an hour, when corrections are no longer likely
    -- (BILL-04).
    IF input->'bill' ? 'owed_back' THEN
      DELETE FROM refunds f WHERE f.bill_id = bill.id AND f.payment_id IS NULL AND f.state = 'queued'
        AND f.reason = 'deposit';
      INSERT INTO refunds (id, bill_id, cents, purpose, reason, created_at, changed_at, ask_again_at)
        SELECT gen_random_uuid(), bill.id, r.cents, 'compensation', 'deposit', moment, moment,
          moment + interval '1 hour'
        FROM (SELECT (input->'bill'->>'owed_back')::integer - coalesce(sum(f.cents), 0) AS cents FROM refunds f
          WHERE f.bill_id = bill.id AND f.reason = 'deposit'
            AND (f.state <> 'failed' OR f.handled_at IS NULL OR f.no_longer_owed)) r
        WHERE r.cents > 0;
    END IF;
    -- Until it is sent, the bill of a counted order is a task of the desk; a company's is part of the monthly invoice.
    IF bill.due_cents <= 0 THEN
      DELETE FROM unsent_bills u WHERE u.bill_id = bill.id;
    ELSIF held.company_id IS NULL AND changed.status NOT IN ('placed', 'picked-up')
      AND (bill.sent_at IS NULL OR input ? 'send_later') THEN
      INSERT INTO unsent_bills AS u (bill_id, since, send_at, staff_id)
        VALUES (bill.id, moment, (input->'send_later'->>'at')::timestamptz, (input->'send_later'->>'staff_id')::uuid)
        ON CONFLICT (bill_id) DO UPDATE SET send_at = coalesce(excluded.send_at, u.send_at),
          staff_id = coalesce(excluded.staff_id, u.staff_id);
    END IF;
    -- The total changed, so open payments are checked again and cancelled where possible (PAY-11).
    UPDATE payments p SET ask_again_at = moment
      WHERE p.bill_id = bill.id AND p.service_id IS NOT NULL AND p.state IN ('open', 'pending', 'authorized', 'paid');
  END IF;

  IF input->>'status' = 'counted' THEN
    DELETE FROM kept_bags k WHERE k.order_id = held.id;
  END IF;

  last_version := held.version + 1;
  IF input ? 'send' THEN
    IF input->'event'->>'kind' <> 'bill-sent' THEN
      last_version := held.version + 2;
      event_number := nextval('order_events_number_seq');
      UPDATE orders o SET version = last_version, last_event = event_number, changed_at = moment WHERE o.id = held.id;
      INSERT INTO order_events (number, order_id, version, at, kind, actor)
        VALUES (event_number, held.id, last_version, moment, 'bill-sent', 'clock');
      PERFORM tell_endpoints(held.id, last_version);
    END IF;
    -- An undo of the driver's report restores these (DRIVE-02).
    IF input ? 'stop_act' THEN
      UPDATE stop_acts a SET data = a.data || jsonb_build_object('billBefore', jsonb_build_object('sent_at', b.sent_at,
          'pay_by', b.pay_by, 'reminders', b.reminders, 'overdue_at', b.overdue_at))
        FROM bills b WHERE a.id = (input->'stop_act'->>'id')::uuid AND b.order_id = held.id;
    END IF;
    -- A resent bill gets a new due date, and is asked for again if it was written off.
    UPDATE bills b SET code_hash = input->'send'->>'code_hash', sent_at = moment,
      pay_by = (input->'send'->>'pay_by')::date, reminders = 0, overdue_at = NULL, written_off_at = NULL
      WHERE b.order_id = held.id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'bill_gone' USING ERRCODE = 'WL001';
    END IF;
    -- A scheduled bill is not sent when staff undid the schedule concurrently.
    DELETE FROM unsent_bills u USING bills b WHERE b.order_id = held.id AND u.bill_id = b.id
      AND (NOT input->'send' ? 'is_scheduled' OR u.send_at <= moment);
    IF NOT FOUND AND input->'send' ? 'is_scheduled' THEN
      RAISE EXCEPTION 'order_changed' USING ERRCODE = 'WL001';
    END IF;
  END IF;

  IF input ? 'stop_plan' THEN
    UPDATE plans p SET stopped_at = moment FROM plan_turns t
      WHERE t.plan_id = p.id AND t.order_id = held.id AND p.stopped_at IS NULL;
  END IF;

  -- Cancelling passes the bag, with its deposit, to the next order of the account or the plan that is not billed yet:
  -- the cancelled order bills no deposit and its customer gets no more mails. An order that is locked is left out,
  -- because orders are locked by number.
  IF input->>'status' = 'cancelled' AND EXISTS (SELECT FROM starter_kits k WHERE k.order_id = held.id) THEN
    SELECT o.id INTO heir FROM orders o
      WHERE o.id = ANY (ARRAY(SELECT own.id FROM orders own WHERE own.user_id = held.user_id
          UNION SELECT t.order_id FROM plan_turns own JOIN plan_turns t ON t.plan_id = own.plan_id
            WHERE own.order_id = held.id))
        AND o.status IN ('placed', 'picked-up') AND o.has_bag
        AND NOT EXISTS (SELECT FROM starter_kits k WHERE k.order_id = o.id)
      ORDER BY o.created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
    UPDATE orders o SET has_bag = held.has_bag WHERE o.id = heir;
    UPDATE starter_kits k SET order_id = heir WHERE k.order_id = held.id AND heir IS NOT NULL;
  END IF;
  -- Cancelling also cancels a bag that was not posted yet, so that the account's next order counts as a first one
  -- again. The bag is kept when another order of the account or the plan needs it.
  IF input->>'status' = 'cancelled' THEN
    DELETE FROM starter_kits k WHERE k.order_id = held.id AND k.sent_at IS NULL AND NOT EXISTS (
      SELECT FROM orders o WHERE o.user_id = held.user_id AND o.id <> held.id AND o.status <> 'cancelled')
      AND NOT EXISTS (
      SELECT FROM plan_turns own JOIN plan_turns other ON other.plan_id = own.plan_id
        JOIN orders o ON o.id = other.order_id
        WHERE own.order_id = held.id AND o.id <> held.id AND o.status <> 'cancelled');
    IF FOUND THEN
      UPDATE users u SET has_bag = held.has_bag WHERE u.id = held.user_id;
      UPDATE companies c SET has_bag = held.has_bag WHERE c.id = held.company_id AND NOT EXISTS (
        SELECT FROM orders o WHERE o.company_id = c.id AND o.kind = 're-use' AND o.id <> held.id
          AND o.status <> 'cancelled');
    END IF;
  END IF;

  INSERT INTO outbox (id, channel, kind, recipient, language, data, created_at, next_attempt_at)
    SELECT m.id, coalesce(m.channel, 'mail'), m.kind, m.recipient, m.language,
      jsonb_build_object('orderId', held.id, 'version', held.version + 1), moment,
      coalesce((input->>'mails_at')::timestamptz, moment)
    FROM jsonb_to_recordset(coalesce(input->'mails', '[]') || coalesce(input->'send'->'mails', '[]'))
      AS m(id uuid, channel text, kind text, recipient text, language text);

  result := jsonb_build_object('version', last_version);
  IF input ? 'key' THEN
    PERFORM answered_now(input->'key', 200, result, moment);
  END IF;

  FOR slot IN SELECT m.* FROM jsonb_to_recordset(moves) AS m(kind text, date date, from_time text, change integer)
    ORDER BY m.kind, m.date, m.from_time
  LOOP
    IF slot.change < 0 THEN
      UPDATE slots s SET booked = s.booked - 1
        WHERE s.hub_id = held.hub_id AND s.kind = slot.kind AND s.date = slot.date AND s.from_time = slot.from_time
          AND s.booked > 0;
    ELSE
      INSERT INTO slots AS s (hub_id, kind, date, from_time, booked)
        SELECT h.hub_id, h.kind, slot.date, h.from_time, 1 FROM hub_windows h
        WHERE h.hub_id = held.hub_id AND h.kind = slot.kind AND h.from_time = slot.from_time
          AND capacity_on(h.hub_id, h.kind, h.from_time, slot.date) > 0
        ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1
        WHERE s.booked < capacity_on(s.hub_id, s.kind, s.from_time, s.date);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'slot_taken %', slot.kind USING ERRCODE = 'WL001';
      END IF;
    END IF;
  END LOOP;
  RETURN jsonb_build_object('answer', result);
END
$$;
