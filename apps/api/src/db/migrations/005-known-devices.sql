-- Devices that have ordered or logged in before, as HMACs: what others do from the same address, or
-- with the same e-mail, does not count against them.
CREATE TABLE known_devices (
  subject text PRIMARY KEY,                      -- device:HMAC, or login:HMAC of device and e-mail
  since timestamptz NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE INDEX known_devices_age ON known_devices (used_at);
