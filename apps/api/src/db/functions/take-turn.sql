-- Handles a plan's next turn, with or without an order. Refused when another transaction has handled it, or when the
-- plan was stopped, paused or changed since. The plan's row stays locked until commit.
CREATE OR REPLACE FUNCTION take_turn(turn jsonb, made uuid, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE plans SET next_turn = (turn->>'next')::date
    WHERE id = (turn->>'plan_id')::uuid AND next_turn = (turn->>'date')::date AND stopped_at IS NULL;
  IF FOUND THEN
    INSERT INTO plan_turns (plan_id, turn_date, outcome, reason, order_id, at)
      VALUES ((turn->>'plan_id')::uuid, (turn->>'date')::date, turn->>'outcome', turn->>'reason', made, moment)
      ON CONFLICT (plan_id, turn_date) DO NOTHING;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'turn_taken' USING ERRCODE = 'WL001';
  END IF;
END
$$;
