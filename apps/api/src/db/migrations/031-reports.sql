-- What reports show, by hub and day of Amsterdam: sums that are kept as things happen, and name nobody. A day shows
-- what came of it: whatever is corrected later changes the day it corrects, so that the sums follow from how things
-- stand and not from the way they got there.
CREATE TABLE report_days (
  hub_id text NOT NULL REFERENCES hubs,
  day date NOT NULL,
  placed integer NOT NULL,                       -- orders, by the day of ordering
  cancelled integer NOT NULL,                    -- of these
  repeated integer NOT NULL,                     -- of those that were not cancelled: not their customer's first
  on_time integer NOT NULL,                      -- stops, by the day of their window
  late integer NOT NULL,
  missed integer NOT NULL,
  pieces integer NOT NULL,                       -- by the day of the first count
  kilos numeric NOT NULL,
  billed_cents bigint NOT NULL,                  -- by the day on which the bill was made
  refunded_cents bigint NOT NULL,                -- of these
  PRIMARY KEY (day, hub_id)
);
CREATE INDEX report_days_hub ON report_days (hub_id);

-- What is to be added to these sums, written in the transaction of what happened. Everyone adds rows of their own and
-- waits for nobody; a job folds them into the days. Without a key: rows are only added, summed up and taken away.
CREATE TYPE report_figures AS (
  hub_id text, day date, placed integer, cancelled integer, repeated integer, on_time integer, late integer,
  missed integer, pieces integer, kilos numeric, billed_cents bigint, refunded_cents bigint);
CREATE TABLE report_changes (figures report_figures NOT NULL);

-- Orders that were not their customer's first. Kept, because who that was may be forgotten.
CREATE TABLE repeat_orders (order_id uuid PRIMARY KEY REFERENCES orders);

CREATE FUNCTION amsterdam_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS
  $$ SELECT (moment AT TIME ZONE 'Europe/Amsterdam')::date $$;

-- Whether an order was there before an event, and was not cancelled by then.
CREATE FUNCTION stood_before(asked uuid, event bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM order_events f WHERE f.order_id = asked AND f.version = 1 AND f.number < event)
    AND NOT EXISTS (SELECT FROM order_events c JOIN orders o ON o.id = c.order_id
      WHERE c.order_id = asked AND c.number < event
        AND (c.kind = 'cancelled' OR c.kind = 'withdrawn' AND o.status = 'cancelled'));
END
$$;

-- Whether whoever placed an order had ordered before, and not cancelled it by then. A customer is an account, a company
-- or a location, or else a guest's e-mail address. The order just before is nearly always enough, so each is asked for
-- by its own index; one query for all would be planned anew for every order, which costs more than the answer.
CREATE FUNCTION ordered_before(event order_events) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  placed record;
BEGIN
  SELECT o.user_id, o.company_id, o.service_point_id, o.created_at, lower(o.contact->>'email') AS email INTO placed
    FROM orders o WHERE o.id = event.order_id;
  IF placed.user_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.user_id = placed.user_id AND o.created_at <= placed.created_at
      AND stood_before(o.id, event.number));
  ELSIF placed.company_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.company_id = placed.company_id AND o.created_at <= placed.created_at
      AND stood_before(o.id, event.number));
  ELSIF placed.service_point_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.service_point_id = placed.service_point_id
      AND o.created_at <= placed.created_at AND stood_before(o.id, event.number));
  END IF;
  RETURN EXISTS (SELECT FROM orders o WHERE lower(o.contact->>'email') = placed.email AND o.company_id IS NULL
    AND o.service_point_id IS NULL AND stood_before(o.id, event.number));
END
$$;

-- What an event adds. A stop is one agreed window: what happened last in it counts, by the clock of whoever was there,
-- so that one that was missed and then done after all was done, and what was taken back did not happen.
CREATE FUNCTION figures_of_event(event order_events) RETURNS SETOF report_figures LANGUAGE sql STABLE AS $$
  SELECT o.hub_id, amsterdam_day(o.created_at), (event.kind = 'placed')::int, (event.kind <> 'placed')::int,
    CASE WHEN r.order_id IS NULL THEN 0 WHEN event.kind = 'placed' THEN 1 ELSE -1 END,
    0, 0, 0, 0, 0::numeric, 0::bigint, 0::bigint
    FROM orders o LEFT JOIN repeat_orders r ON r.order_id = o.id
    WHERE o.id = event.order_id AND (event.kind = 'placed'
      OR event.kind IN ('cancelled', 'withdrawn') AND o.status = 'cancelled' AND NOT EXISTS (
        SELECT FROM order_events l WHERE l.order_id = event.order_id AND l.version > event.version
          AND l.kind IN ('cancelled', 'withdrawn')))
  UNION ALL
  -- What is the last of its window now, less what was before this event.
  SELECT o.hub_id, (agreed.data->s.stop->>'date')::date, 0, 0, 0,
    t.times * (NOT last.is_missed AND last.at <= agreed.ends)::int,
    t.times * (NOT last.is_missed AND last.at > agreed.ends)::int,
    t.times * last.is_missed::int, 0, 0, 0, 0
    FROM orders o
    JOIN order_events said ON said.order_id = o.id
      AND said.version = coalesce((event.data->'undoes'->>'version')::int, event.version)
    JOIN (VALUES ('picked-up', 'pickup'), ('pickup-missed', 'pickup'), ('delivered', 'delivery'),
      ('delivery-missed', 'delivery')) AS s(kind, stop) ON s.kind = said.kind
    CROSS JOIN LATERAL (
      SELECT a.version, a.data, ((a.data->s.stop->>'date') || ' ' || (a.data->s.stop->>'time'))::timestamp
        AT TIME ZONE 'Europe/Amsterdam' + interval '2 hours' AS ends
      FROM order_events a WHERE a.order_id = event.order_id AND a.version < event.version AND a.data ? s.stop
      ORDER BY a.version DESC LIMIT 1) agreed
    CROSS JOIN (VALUES (0, 1), (1, -1)) AS t(ago, times)
    CROSS JOIN LATERAL (
      SELECT m.kind = s.stop || '-missed' AS is_missed, coalesce((m.data->>'saidAt')::timestamptz, m.at) AS at
      FROM order_events m WHERE m.order_id = event.order_id AND m.version > agreed.version
        AND m.version <= event.version - t.ago
        AND m.kind IN (s.stop || '-missed', CASE s.stop WHEN 'pickup' THEN 'picked-up' ELSE 'delivered' END)
        AND NOT EXISTS (SELECT FROM order_events u WHERE u.order_id = event.order_id
          AND u.version <= event.version - t.ago AND (u.data->'undoes'->>'version')::int = m.version)
      ORDER BY m.version DESC LIMIT 1) last
    WHERE o.id = event.order_id
$$;

CREATE FUNCTION pieces_in(counted jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
  $$ SELECT coalesce(sum((p->>'count')::integer), 0)::integer FROM jsonb_array_elements(counted->'pieces') p $$;

-- What a version of a bill adds to the one before it.
CREATE FUNCTION figures_of_bill(version bill_versions) RETURNS SETOF report_figures LANGUAGE sql STABLE AS $$
  SELECT o.hub_id, f.day, 0, 0, 0, 0, 0, 0, f.pieces, f.kilos, f.billed_cents, 0::bigint
    FROM bills b JOIN orders o ON o.id = b.order_id
    LEFT JOIN bill_versions w ON w.bill_id = b.id AND w.version = version.version - 1
    CROSS JOIN LATERAL (
      SELECT amsterdam_day(b.created_at) AS day, 0 AS pieces, 0::numeric AS kilos,
        version.total_cents::bigint - coalesce(w.total_cents, 0) AS billed_cents
      UNION ALL
      (SELECT amsterdam_day(c.at), pieces_in(version.counted) - coalesce(pieces_in(w.counted), 0),
        (version.counted->>'kilos')::numeric - coalesce((w.counted->>'kilos')::numeric, 0), 0
        FROM order_events c WHERE c.order_id = o.id AND c.kind = 'counted' ORDER BY c.version LIMIT 1)) f
    WHERE b.id = version.bill_id AND (f.pieces <> 0 OR f.kilos <> 0 OR f.billed_cents <> 0)
$$;

-- What a refund takes off. One that gives back what was paid too much takes nothing off, and one that failed neither.
CREATE FUNCTION figures_of_refund(refund refunds, times integer) RETURNS SETOF report_figures LANGUAGE sql STABLE AS $$
  SELECT o.hub_id, amsterdam_day(b.created_at), 0, 0, 0, 0, 0, 0, 0, 0::numeric, 0::bigint, refund.cents::bigint * times
    FROM payments p JOIN bills b ON b.id = p.bill_id JOIN orders o ON o.id = b.order_id
    WHERE p.id = refund.payment_id AND refund.purpose = 'compensation' AND refund.state <> 'failed'
$$;

CREATE FUNCTION report_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'placed' THEN
    INSERT INTO repeat_orders (order_id) SELECT NEW.order_id WHERE ordered_before(NEW)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO report_changes (figures) SELECT f FROM figures_of_event(NEW) f;
  RETURN NULL;
END
$$;
CREATE TRIGGER reported AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.kind IN ('placed', 'cancelled', 'withdrawn', 'picked-up', 'pickup-missed', 'delivered', 'delivery-missed',
    'stop-undone'))
  EXECUTE FUNCTION report_event();

CREATE FUNCTION report_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (figures) SELECT f FROM figures_of_bill(NEW) f;
  RETURN NULL;
END
$$;
CREATE TRIGGER reported AFTER INSERT ON bill_versions FOR EACH ROW EXECUTE FUNCTION report_bill();

CREATE FUNCTION report_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (figures) SELECT f FROM figures_of_refund(NEW, 1) f;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO report_changes (figures) SELECT f FROM figures_of_refund(OLD, -1) f;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER reported AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION report_refund();
CREATE TRIGGER changed_report AFTER UPDATE OF state, cents, purpose ON refunds FOR EACH ROW
  WHEN (OLD.purpose = 'compensation' AND (OLD.state = 'failed') <> (NEW.state = 'failed'))
  EXECUTE FUNCTION report_refund();

-- Everything from the beginning: for what happened before this migration, and for a later one that counts otherwise.
-- Which orders were not the first is added to and never taken away, because it cannot be found out of forgotten people.
CREATE FUNCTION recount_reports() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE order_events, bill_versions, refunds IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE report_days, report_changes;
  INSERT INTO repeat_orders (order_id)
    SELECT e.order_id FROM order_events e WHERE e.kind = 'placed' AND ordered_before(e)
    ON CONFLICT DO NOTHING;
  INSERT INTO report_days (hub_id, day, placed, cancelled, repeated, on_time, late, missed, pieces, kilos,
      billed_cents, refunded_cents)
    SELECT f.hub_id, f.day, sum(f.placed), sum(f.cancelled), sum(f.repeated), sum(f.on_time), sum(f.late),
      sum(f.missed), sum(f.pieces), sum(f.kilos), sum(f.billed_cents), sum(f.refunded_cents)
    FROM (
      SELECT f.* FROM order_events e CROSS JOIN LATERAL figures_of_event(e) f
      UNION ALL
      SELECT f.* FROM bill_versions v CROSS JOIN LATERAL figures_of_bill(v) f
      UNION ALL
      SELECT f.* FROM refunds r CROSS JOIN LATERAL figures_of_refund(r, 1) f) f
    GROUP BY f.hub_id, f.day;
END
$$;
SELECT recount_reports();
