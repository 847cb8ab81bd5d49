-- An account is made by an order, with whatever address was typed. It is its owner's once a link in
-- one of its mails was used.
ALTER TABLE users ADD COLUMN confirmed_at timestamptz;
UPDATE users u SET confirmed_at = t.used_at
FROM (SELECT user_id, min(used_at) AS used_at FROM recover_tokens GROUP BY user_id) t
WHERE t.user_id = u.id;
