-- Each holder may book a share of a window (share_limit); above that the window counts as full for them. A
-- released window (change -1) is subtracted. Rows are locked in the order of window and holder, so that two orders
-- cannot deadlock.
CREATE OR REPLACE FUNCTION book_shares(hub text, shares jsonb, windows jsonb, limited boolean)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
BEGIN
  FOR wanted IN SELECT w.*, s.share, share_subject(hub, w.kind, w.from_time, s.holder) AS subject
    FROM jsonb_to_recordset(windows) AS w(kind text, date date, from_time text, change integer),
      jsonb_to_recordset(shares) AS s(holder text, share numeric)
    ORDER BY w.kind, w.date, w.from_time, s.holder
  LOOP
    IF wanted.change < 0 THEN
      UPDATE daily_counts c SET placed = c.placed - 1
        WHERE c.subject = wanted.subject AND c.date = wanted.date AND c.placed > 0;
    ELSE
      INSERT INTO daily_counts AS c (subject, date, placed) VALUES (wanted.subject, wanted.date, 1)
        ON CONFLICT (subject, date) DO UPDATE SET placed = c.placed + 1
        WHERE NOT limited
          OR c.placed < share_limit(hub, wanted.kind, wanted.from_time, wanted.date, wanted.share);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'slot_taken %', wanted.kind USING ERRCODE = 'WL001';
      END IF;
    END IF;
  END LOOP;
END
$$;
