CREATE POLICY "users_own" ON "users" AS PERMISSIVE FOR ALL TO "app_user" USING ("users"."id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("users"."id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT (id), UPDATE (name, updated_at) ON users TO app_user;--> statement-breakpoint
-- What a person is called stands in the profile; session, letters and sign-in read it in the account.
CREATE FUNCTION call_by_name_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET name = NEW.full_name, updated_at = NEW.updated_at WHERE id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_name_followed AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION call_by_name_of_profile();--> statement-breakpoint
-- The owner of the tables sees a row of theirs only in a role.
SELECT set_config('role', 'app_jobs', true);--> statement-breakpoint
UPDATE users SET name = full_name FROM profiles WHERE user_id = id AND name <> full_name;--> statement-breakpoint
RESET ROLE;
