CREATE POLICY "account_changes_circle" ON "account_changes" AS PERMISSIVE FOR INSERT TO "app_circle" WITH CHECK (true);--> statement-breakpoint
GRANT INSERT ON account_changes TO app_circle;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_account_change(whose uuid, what text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO account_changes (user_id, what, by)
    VALUES (whose, what, CASE WHEN current_user IN ('app_user', 'app_auth', 'app_circle') THEN 'owner' ELSE 'operator' END)
$$;--> statement-breakpoint
-- The first zone is told by the browser that signs up.
CREATE TRIGGER profiles_zone_kept AFTER UPDATE OF current_time_zone ON profiles
  FOR EACH ROW WHEN (OLD.current_time_zone <> NEW.current_time_zone) EXECUTE FUNCTION keep_change('time_zone_changed');--> statement-breakpoint
CREATE TRIGGER profiles_photo_kept AFTER UPDATE OF photo_version ON profiles
  FOR EACH ROW WHEN (NEW.photo_version IS NOT NULL AND OLD.photo_version IS DISTINCT FROM NEW.photo_version)
  EXECUTE FUNCTION keep_change('photo_changed');--> statement-breakpoint
CREATE TRIGGER profiles_photo_gone_kept AFTER UPDATE OF photo_version ON profiles
  FOR EACH ROW WHEN (NEW.photo_version IS NULL AND OLD.photo_version IS NOT NULL)
  EXECUTE FUNCTION keep_change('photo_removed');--> statement-breakpoint
CREATE TRIGGER circle_consents_given_kept AFTER INSERT ON circle_consents
  FOR EACH ROW EXECUTE FUNCTION keep_change('consent_given');--> statement-breakpoint
-- One that falls because the other one left was not changed by its owner.
CREATE TRIGGER circle_consents_withdrawn_kept AFTER UPDATE OF withdrawn_at ON circle_consents
  FOR EACH ROW WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
    AND NEW.user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  EXECUTE FUNCTION keep_change('consent_withdrawn');
