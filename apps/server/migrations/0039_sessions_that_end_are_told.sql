-- Whoever keeps in mind whose session a cookie names hears of every change to it, whoever made it.
CREATE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changes', coalesce(to_jsonb(OLD)->>'user_id', OLD.id::text));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_change_told AFTER UPDATE OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_change();--> statement-breakpoint
CREATE TRIGGER users_change_told AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.email_verified) IS DISTINCT FROM (NEW.name, NEW.email, NEW.email_verified))
  EXECUTE FUNCTION tell_session_change();
