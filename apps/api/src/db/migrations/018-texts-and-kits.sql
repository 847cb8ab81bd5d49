-- What waits to be sent goes as a mail or as a text message.
ALTER TABLE outbox ADD COLUMN channel text NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'text'));

-- The phone of a first order, which its owner is asked to verify. Of the code in the message only a seal is kept.
CREATE TABLE phone_checks (
  order_id uuid PRIMARY KEY REFERENCES orders,
  phone text NOT NULL,
  code_hmac text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  verified_at timestamptz
);
CREATE INDEX phone_checks_phone ON phone_checks (phone) WHERE verified_at IS NOT NULL;

-- A bag to post to who ordered for the first time; name and address are the order's.
CREATE TABLE starter_kits (
  order_id uuid PRIMARY KEY REFERENCES orders,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX starter_kits_to_post ON starter_kits (created_at) WHERE sent_at IS NULL;
