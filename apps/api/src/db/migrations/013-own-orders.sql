-- When a consumer withdrew from an order.
ALTER TABLE orders ADD COLUMN withdrawn_at timestamptz;

-- Companies and locations have a link to their orders too; replacing it makes its version grow.
ALTER TABLE companies ADD COLUMN link_version integer NOT NULL DEFAULT 0;
ALTER TABLE service_points ADD COLUMN link_version integer NOT NULL DEFAULT 0;
CREATE INDEX orders_company_newest ON orders (company_id, created_at DESC, id DESC) WHERE company_id IS NOT NULL;
CREATE INDEX orders_point_newest ON orders (service_point_id, created_at DESC, id DESC)
  WHERE service_point_id IS NOT NULL;

-- The code that was last mailed for an order that ended long ago; what it is, only its owner knows.
CREATE TABLE order_codes (
  order_id uuid PRIMARY KEY REFERENCES orders,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
