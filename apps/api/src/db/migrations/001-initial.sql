-- Where we drive: a hub serves postal-code ranges on its own calendar. The hub is the partition key of
-- everything that is booked, so that a large installation can spread by hub.
CREATE TABLE hubs (
  id text PRIMARY KEY,
  name text NOT NULL,
  postnl_name text,
  operating_days smallint[] NOT NULL,          -- ISO weekdays, Monday is 1
  same_day_cutoff text NOT NULL,               -- no pickup today after this hour
  new_customer_lead_days smallint NOT NULL,    -- the bag travels by post
  horizon_days smallint NOT NULL,              -- how far ahead windows are offered
  skipped_holidays text[] NOT NULL DEFAULT '{}' -- names of Dutch holidays on which this hub works
);

CREATE TABLE hub_windows (
  hub_id text NOT NULL REFERENCES hubs,
  kind text NOT NULL CHECK (kind IN ('pickup', 'delivery')),
  from_time text NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  PRIMARY KEY (hub_id, kind, from_time)
);

CREATE TABLE hub_closures (
  hub_id text NOT NULL REFERENCES hubs,
  date date NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (hub_id, date)
);

-- A row exists only once something was booked in that window; the booking statement makes it.
CREATE TABLE slots (
  hub_id text NOT NULL REFERENCES hubs,
  kind text NOT NULL CHECK (kind IN ('pickup', 'delivery')),
  date date NOT NULL,
  from_time text NOT NULL,
  booked integer NOT NULL DEFAULT 0,
  PRIMARY KEY (hub_id, kind, date, from_time)
);

CREATE TABLE service_areas (
  first_code integer NOT NULL,
  last_code integer NOT NULL CHECK (last_code >= first_code),
  hub_id text NOT NULL REFERENCES hubs,
  PRIMARY KEY (first_code, last_code)
);

CREATE TABLE area_requests (
  id uuid PRIMARY KEY,
  postal_code text NOT NULL,
  postal_digits integer NOT NULL,
  email text NOT NULL,
  house_number text,
  house_addition text,
  reason text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  notified_at timestamptz
);
CREATE INDEX area_requests_waiting ON area_requests (postal_digits) WHERE notified_at IS NULL;
CREATE UNIQUE INDEX area_requests_once ON area_requests (lower(email), postal_digits);

CREATE TABLE addresses (
  postal_code text NOT NULL,
  house_number text NOT NULL,
  addition text NOT NULL DEFAULT '',
  street text NOT NULL,
  city text NOT NULL,
  latitude double precision,
  longitude double precision,
  PRIMARY KEY (postal_code, house_number, addition)
);

-- What it costs. Texts stand per language beside the amount, amounts in cents.
CREATE TABLE cleaning_services (
  type text PRIMARY KEY,
  name_nl text NOT NULL,
  name_en text NOT NULL,
  position smallint NOT NULL
);

CREATE TABLE prices (
  type text NOT NULL REFERENCES cleaning_services,
  alias text NOT NULL,
  name_nl text NOT NULL,
  name_en text NOT NULL,
  name_short_nl text NOT NULL,
  name_short_en text NOT NULL,
  cents integer NOT NULL CHECK (cents >= 0),
  position smallint NOT NULL,
  PRIMARY KEY (type, alias)
);

CREATE TABLE config_prices (
  alias text PRIMARY KEY,
  name_nl text NOT NULL,
  name_en text NOT NULL,
  cents integer NOT NULL CHECK (cents >= 0),
  position smallint NOT NULL
);

CREATE TABLE business_services (
  droplocker text PRIMARY KEY,
  title_nl text NOT NULL,
  title_en text NOT NULL,
  position smallint NOT NULL
);

CREATE TABLE promo_codes (
  code text PRIMARY KEY,                        -- upper case
  percent smallint CHECK (percent BETWEEN 1 AND 100),
  cents integer CHECK (cents > 0),
  valid_from date,
  valid_until date,
  CHECK ((percent IS NULL) <> (cents IS NULL))
);

-- A number that grows whenever prices or calendars change, whoever changes them; pages and caches are keyed by it.
CREATE TABLE revisions (
  name text PRIMARY KEY,
  revision bigint NOT NULL
);
INSERT INTO revisions (name, revision) VALUES ('catalogue', 1);
CREATE FUNCTION grow_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE revisions SET revision = revision + 1 WHERE name = 'catalogue'; RETURN NULL; END $$;
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON cleaning_services FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON prices FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON config_prices FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON business_services FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON hubs FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON hub_windows FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON hub_closures FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON service_areas FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();

-- Who orders.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  full_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  language text NOT NULL,
  has_bag boolean,
  created_at timestamptz NOT NULL,
  erased_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE user_locations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  location jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX user_locations_user ON user_locations (user_id);

CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL DEFAULT 'nl',
  is_public boolean NOT NULL DEFAULT false,     -- opted in to being picked in the wizards
  has_bag boolean,
  daily_limit integer NOT NULL DEFAULT 20
);

CREATE TABLE service_points (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('retail', 'b2b')),
  code text NOT NULL,
  bls text NOT NULL UNIQUE,
  company text NOT NULL,
  address_line text NOT NULL,
  postal_code text NOT NULL,
  service_company text,
  postnl_hub_name text,
  hub_id text NOT NULL REFERENCES hubs,
  email text NOT NULL,
  language text NOT NULL DEFAULT 'nl',
  collection_limit integer NOT NULL DEFAULT 10,
  daily_limit integer NOT NULL DEFAULT 50,
  UNIQUE (kind, code)
);

CREATE TABLE return_labels (
  service_point_id uuid PRIMARY KEY REFERENCES service_points,
  label text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- Sessions: one row is a family of refresh tokens on one device.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('guest', 'user', 'company')),
  user_id uuid REFERENCES users,
  company_id uuid REFERENCES companies,
  device text NOT NULL,
  refresh_hash text NOT NULL UNIQUE,
  previous_hash text,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_previous ON sessions (previous_hash);
CREATE INDEX sessions_user ON sessions (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE recover_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE recover_cooldowns (
  email_hmac text PRIMARY KEY,
  until timestamptz NOT NULL
);

-- What was ordered.
CREATE SEQUENCE order_numbers START 10001;

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('consumer', 're-use', 're-cover', 'b2b', 'retail', 'collection')),
  status text NOT NULL DEFAULT 'placed',
  hub_id text NOT NULL REFERENCES hubs,
  user_id uuid REFERENCES users,
  company_id uuid REFERENCES companies,
  service_point_id uuid REFERENCES service_points,
  language text NOT NULL,
  pickup_date date NOT NULL,
  pickup_from text NOT NULL,
  delivery_date date,
  delivery_from text,
  pickup_at timestamptz NOT NULL,
  delivery_at timestamptz,
  services text[] NOT NULL,
  bags integer,
  notes text NOT NULL DEFAULT '',
  coupon_code text NOT NULL DEFAULT '',
  contact jsonb NOT NULL,                        -- name, email, phone of whom the driver meets
  pickup_location jsonb,
  delivery_location jsonb,
  has_bag boolean,
  device text,
  created_at timestamptz NOT NULL
);
CREATE INDEX orders_pickup ON orders (hub_id, pickup_date, pickup_from);
CREATE INDEX orders_delivery ON orders (hub_id, delivery_date, delivery_from) WHERE delivery_date IS NOT NULL;
CREATE INDEX orders_user ON orders (user_id) WHERE user_id IS NOT NULL;

-- Orders placed per company or location and day, taken in the booking statement itself.
CREATE TABLE daily_counts (
  subject text NOT NULL,                         -- company:ID, retail:ID, collection:ID, b2b:ID
  date date NOT NULL,
  placed integer NOT NULL,
  PRIMARY KEY (subject, date)
);

CREATE TABLE idempotency (
  scope text NOT NULL,                           -- device web id and route
  key text NOT NULL,
  fingerprint text NOT NULL,
  status integer,                                -- null while the first request is running
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Mails to send, written with what they tell of.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz,                   -- null once sent or dead
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  rendered jsonb                                 -- kept only where no SMTP server is set
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE TABLE rate_limits (
  subject text NOT NULL,
  window_start timestamptz NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (subject, window_start)
);
CREATE INDEX rate_limits_age ON rate_limits (window_start);

CREATE TABLE audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  action text NOT NULL,
  detail jsonb NOT NULL
);
