-- Where others are told what happens to orders. Its secret is made from ours, the id and this version, and not kept.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  secret_version integer NOT NULL DEFAULT 1,
  old_secret_until timestamptz,                  -- until when the version before signs as well
  created_at timestamptz NOT NULL,
  paused_at timestamptz
);

-- What is sent there waits with the mails and text messages; its recipient is the endpoint's id.
ALTER TABLE outbox DROP CONSTRAINT outbox_channel_check,
  ADD CONSTRAINT outbox_channel_check CHECK (channel IN ('mail', 'text', 'webhook'));
CREATE INDEX outbox_endpoint ON outbox (recipient, created_at DESC, id DESC) WHERE channel = 'webhook';

-- What a customer lets an assistant do, for a while. Of its token only a hash is kept.
CREATE TABLE assistant_grants (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  name text NOT NULL,                            -- as the customer calls the assistant
  most_cents integer NOT NULL CHECK (most_cents > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  used_at timestamptz
);
CREATE INDEX assistant_grants_user ON assistant_grants (user_id, created_at DESC);

-- What of a grant is spent: the estimate of each order, set aside before it is placed, and fees of changing one.
CREATE TABLE assistant_spending (
  grant_id uuid NOT NULL REFERENCES assistant_grants,
  confirmation text NOT NULL,                    -- the one that was given for it, once
  cents integer NOT NULL,
  order_id uuid REFERENCES orders,               -- of one that is cancelled nothing is spent
  PRIMARY KEY (grant_id, confirmation)
);
CREATE INDEX assistant_spending_order ON assistant_spending (order_id) WHERE order_id IS NOT NULL;
