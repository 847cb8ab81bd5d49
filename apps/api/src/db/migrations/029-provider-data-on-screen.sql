-- A window's places on one day ("2026-11-19") or on every such weekday ("4", Monday is 1), in place of those in
-- hub_windows; a single day goes before its weekday. Without a place it is not offered then.
CREATE TABLE hub_capacities (
  hub_id text NOT NULL,
  kind text NOT NULL,
  from_time text NOT NULL,
  day text NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  PRIMARY KEY (hub_id, kind, from_time, day),
  FOREIGN KEY (hub_id, kind, from_time) REFERENCES hub_windows
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON hub_capacities FOR EACH STATEMENT EXECUTE FUNCTION grow_catalogue_revision();

-- What the console changed in the provider's data is listed, and put back, by what the audit has of it.
CREATE INDEX audit_data_newest ON audit (at DESC, id DESC) WHERE action = 'data:change';
CREATE INDEX audit_data_change ON audit ((detail->>'change')) WHERE action = 'data:change';
