-- Whose share of its windows an order takes, to be given back with them: [{"holder": HMAC of a network, "share": 0.25}].
ALTER TABLE orders ADD COLUMN window_shares jsonb;
