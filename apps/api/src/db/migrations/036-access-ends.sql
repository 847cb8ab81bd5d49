-- A new password or e-mail address, and erasing, end every session and every assistant's grant of the account (OPEN-05).
-- A trigger, so that no way of changing them can forget it.
CREATE FUNCTION end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  UPDATE assistant_grants SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER access_ends AFTER UPDATE OF password_hash, email, erased_at ON users FOR EACH ROW
  WHEN (NEW.password_hash <> OLD.password_hash OR NEW.email <> OLD.email OR NEW.erased_at IS DISTINCT FROM OLD.erased_at)
  EXECUTE FUNCTION end_access();
