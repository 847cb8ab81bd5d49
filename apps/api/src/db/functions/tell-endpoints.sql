-- Queues a webhook message for every subscription to an event, with the order's state after it: ids, number, state and
-- windows, no personal data. Whether a subscription is paused is checked when sending, under its lock.
CREATE OR REPLACE FUNCTION tell_endpoints(told_order uuid, told_version integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints) THEN
    RETURN;
  END IF;
  INSERT INTO outbox (id, channel, kind, recipient, language, data, created_at, next_attempt_at)
    SELECT gen_random_uuid(), 'webhook', webhook_event(e.kind), w.id, 'en',
      jsonb_build_object('orderId', o.id, 'version', e.version, 'at', e.at, 'by', e.actor, 'order', jsonb_build_object(
        'id', o.id, 'number', o.number, 'kind', o.kind, 'state', o.status, 'version', e.version, 'hub', o.hub_id,
        'pickup', jsonb_build_object('date', o.pickup_date, 'time', o.pickup_from),
        'delivery', CASE WHEN o.delivery_date IS NOT NULL
          THEN jsonb_build_object('date', o.delivery_date, 'time', o.delivery_from) END)),
      e.at, e.at
    FROM webhook_endpoints w, order_events e JOIN orders o ON o.id = e.order_id
    WHERE e.order_id = told_order AND e.version = told_version AND webhook_event(e.kind) = ANY (w.events);
END
$$;
