-- The daily count of a holder's bookings in a window, and how many it may have: a share, at least two places.
CREATE OR REPLACE FUNCTION share_subject(hub text, kind text, from_time text, holder text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'window:' || hub || ':' || kind || ':' || from_time || ':' || holder
$$;

CREATE OR REPLACE FUNCTION share_limit(hub text, kind text, from_time text, day date, share numeric)
RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT greatest(2, ceil(capacity_on(hub, kind, from_time, day) * share))
$$;
