-- change_order for several orders, atomically (DESK-08). Only for changes of windows: cancelling and billing take locks
-- that lock_orders does not cover.
CREATE OR REPLACE FUNCTION change_orders(input jsonb) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  change jsonb;
BEGIN
  PERFORM lock_orders(input);
  FOR change IN SELECT c FROM jsonb_array_elements(input->'changes') c LOOP
    PERFORM change_order(change);
  END LOOP;
END
$$;
