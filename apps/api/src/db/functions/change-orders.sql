-- The same as change_order for several orders, all or none (DESK-08). For changes of windows: one that cancels or bills
-- also takes locks that lock_orders leaves out.
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
