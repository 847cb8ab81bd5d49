-- In which share of all orders each three letters stand: PostgreSQL counts them when it looks at the table, and a search
-- looks up the rarest of what was typed (rare-letters.ts). It costs an order nothing.
DO $letters$
BEGIN
  CREATE STATISTICS order_search_letters ON (show_trgm(words)) FROM order_search;
EXCEPTION WHEN undefined_function THEN
  NULL;  -- Without pg_trgm the index has whole words.
END
$letters$;
ANALYZE order_search;

-- Of two columns PostgreSQL believes that they nearly always differ, and would read all orders to find these few; of
-- one figure it knows how often it is nought.
CREATE STATISTICS orders_bags ON (bags_arrived - bags) FROM orders;
-- By last change, so that their list stops at a full page; a hub's are few of few.
DROP INDEX orders_bags_differ;
CREATE INDEX orders_bags_differ ON orders (last_event DESC) WHERE bags_arrived - bags <> 0 AND bags_cleared_at IS NULL;
-- The longest overdue first, as the day shows them.
CREATE INDEX bills_overdue ON bills (overdue_at) WHERE state = 'overdue';
-- With the order's id, so that those to be settled are known without their bills.
DROP INDEX bills_to_settle;
CREATE INDEX bills_to_settle ON bills (state, sent_at) INCLUDE (order_id)
  WHERE state IN ('open', 'overdue', 'overpaid', 'charged-back');
