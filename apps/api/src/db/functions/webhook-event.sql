-- The public webhook event of an order event (OPEN-01); NULL for internal ones. The contract lists the names.
CREATE OR REPLACE FUNCTION webhook_event(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('windows-changed', 'details-changed', 'stop-undone') THEN 'order.changed'
    WHEN kind IN ('link-replaced', 'fee-waived', 'reminded', 'overdue', 'written-off') THEN NULL
    ELSE 'order.' || kind
  END
$$;
