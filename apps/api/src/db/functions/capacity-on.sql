-- A window's capacity on a day: that of the date, of the weekday, or the window's default. plpgsql, because it caches
-- its plans: a SQL function would be planned again for every window that an order takes.
CREATE OR REPLACE FUNCTION capacity_on(hub text, window_kind text, window_from text, on_date date)
RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT c.capacity FROM hub_capacities c WHERE c.hub_id = hub AND c.kind = window_kind
      AND c.from_time = window_from AND c.day = to_char(on_date, 'YYYY-MM-DD')),
    (SELECT c.capacity FROM hub_capacities c WHERE c.hub_id = hub AND c.kind = window_kind
      AND c.from_time = window_from AND c.day = to_char(on_date, 'ID')),
    (SELECT w.capacity FROM hub_windows w WHERE w.hub_id = hub AND w.kind = window_kind
      AND w.from_time = window_from));
END
$$;
