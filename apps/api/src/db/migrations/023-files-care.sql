-- Photos of an order: what a customer complains about, what was found at counting, a stop that was missed. Their id
-- comes from the device that sends them, so that sending goes on where a lost line broke it off.
CREATE TABLE photos (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  purpose text NOT NULL CHECK (purpose IN ('complaint', 'count', 'stop')),
  staff_id uuid REFERENCES staff,                -- who took it; nobody: the customer
  sent_bytes integer NOT NULL CHECK (sent_bytes > 0),  -- of the file that is being sent
  created_at timestamptz NOT NULL,
  ready_at timestamptz,                          -- once it was drawn anew; what was sent is never shown
  width integer,
  height integer,
  image bytea,                                   -- nothing where a store outside keeps it
  in_store boolean NOT NULL DEFAULT false,       -- true from before it is put there, so that none is forgotten
  about jsonb NOT NULL DEFAULT '{}'              -- the piece and the words of whoever counted, or the stop's kind
);
CREATE INDEX photos_order ON photos (order_id, created_at);
CREATE INDEX photos_staff ON photos (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX photos_age ON photos (created_at);

-- What has arrived of a photo; gone as soon as it is whole.
CREATE TABLE photo_pieces (
  photo_id uuid NOT NULL REFERENCES photos ON DELETE CASCADE,
  start integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (photo_id, start)
);

-- Objects of a store outside whose photo is gone: written with its removal, and gone when the store has heard.
CREATE TABLE stored_leftovers (
  key text PRIMARY KEY,
  since timestamptz NOT NULL
);

-- What a customer found wrong after delivery (CARE-01).
CREATE TABLE complaints (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  piece_type text,                               -- of the bill's line; nothing: something else
  piece_alias text,
  price_cents integer NOT NULL,                  -- of cleaning that piece, as it was billed: offers follow from it
  created_at timestamptz NOT NULL,
  -- 'open': we owe an answer; 'asked': an owner has to agree first; 'offered': the customer has to say;
  -- 'accepted': another cleaning has to be arranged; 'done'.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'asked', 'offered', 'accepted', 'done')),
  answer_by timestamptz NOT NULL,                -- the deadline of whatever we owe
  changed_at timestamptz NOT NULL,
  CHECK ((piece_type IS NULL) = (piece_alias IS NULL))
);
CREATE INDEX complaints_order ON complaints (order_id);
CREATE INDEX complaints_waiting ON complaints (answer_by) WHERE state IN ('open', 'asked', 'accepted');
CREATE INDEX complaints_state ON complaints (state, changed_at DESC);

-- What either side said, and what was offered with it.
CREATE TABLE complaint_messages (
  id uuid PRIMARY KEY,
  complaint_id uuid NOT NULL REFERENCES complaints,
  number smallint NOT NULL,                      -- in the order of writing, also within one moment
  staff_id uuid REFERENCES staff,                -- nobody: the customer
  at timestamptz NOT NULL,
  text text NOT NULL,                            -- emptied with the customer's data
  offer text CHECK (offer IN ('money', 'cleaning')),
  cents integer CHECK (cents > 0),
  agreed_by uuid REFERENCES staff,               -- the owner who agreed to more than the rule allows
  sent_at timestamptz,                           -- nothing while it waits for an owner
  accepted_at timestamptz,
  UNIQUE (complaint_id, number),
  CHECK ((offer = 'money') = (cents IS NOT NULL) OR offer IS NULL AND cents IS NULL)
);
CREATE INDEX complaint_messages_staff ON complaint_messages (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX complaint_messages_agreed ON complaint_messages (agreed_by) WHERE agreed_by IS NOT NULL;

CREATE TABLE complaint_photos (
  complaint_id uuid NOT NULL REFERENCES complaints,
  photo_id uuid NOT NULL REFERENCES photos ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (complaint_id, photo_id)
);
CREATE INDEX complaint_photos_photo ON complaint_photos (photo_id);
