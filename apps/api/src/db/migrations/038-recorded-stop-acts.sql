-- A driver's act is recorded before it is judged (DRIVE-08): 'pending' until it is applied or refused. 'late' is what
-- earlier versions wrote for an undo that came too late and did not show to the desk; 'not-undone' is shown.
-- Not validated: the table is large, and every row that is there satisfies the narrower constraint.
ALTER TABLE stop_acts DROP CONSTRAINT stop_acts_refusal_check;
ALTER TABLE stop_acts ADD CONSTRAINT stop_acts_refusal_check CHECK (refusal IN
  ('first', 'not-possible', 'late', 'not-assigned', 'clock', 'not-undone', 'pending')) NOT VALID;
