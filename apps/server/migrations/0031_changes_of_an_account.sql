CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_changes_by" CHECK ("account_changes"."by" in ('owner', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "account_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_changes_at" ON "account_changes" USING btree ("at");--> statement-breakpoint
CREATE POLICY "account_changes_own" ON "account_changes" AS PERMISSIVE FOR ALL TO "app_user" USING ("account_changes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("account_changes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "account_changes_jobs" ON "account_changes" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_changes_sign_in" ON "account_changes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
ALTER TABLE account_changes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON account_changes TO app_user;--> statement-breakpoint
GRANT INSERT ON account_changes TO app_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON account_changes TO app_jobs;--> statement-breakpoint
CREATE FUNCTION keep_account_change(whose uuid, what text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO account_changes (user_id, what, by)
    VALUES (whose, what, CASE WHEN current_user IN ('app_user', 'app_auth') THEN 'owner' ELSE 'operator' END)
$$;--> statement-breakpoint
-- The name of the change stands at the trigger. What falls with its account falls under the owner of the tables,
-- and has nobody left to be told.
CREATE FUNCTION keep_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_user IN ('app_user', 'app_auth', 'app_jobs') THEN
      PERFORM keep_account_change(OLD.user_id, TG_ARGV[0]);
    END IF;
  ELSE
    PERFORM keep_account_change(NEW.user_id, TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_change_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_account_change(NEW.id, 'email_changed');
  RETURN NULL;
END $$;--> statement-breakpoint
-- The first way to sign in comes with the account itself.
CREATE FUNCTION keep_way_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM accounts WHERE user_id = NEW.user_id AND id <> NEW.id) THEN
    PERFORM keep_account_change(NEW.user_id, 'sign_in_added');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_password_kept AFTER UPDATE OF password ON accounts
  FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION keep_change('password_changed');--> statement-breakpoint
CREATE TRIGGER accounts_added_kept AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION keep_way_in();--> statement-breakpoint
CREATE TRIGGER users_email_kept AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION keep_change_of_address();--> statement-breakpoint
CREATE TRIGGER email_changes_kept AFTER INSERT ON email_changes
  FOR EACH ROW EXECUTE FUNCTION keep_change('email_change_asked');--> statement-breakpoint
CREATE TRIGGER two_factors_added_kept AFTER INSERT ON two_factors
  FOR EACH ROW WHEN (NEW.verified) EXECUTE FUNCTION keep_change('second_step_on');--> statement-breakpoint
CREATE TRIGGER two_factors_on_kept AFTER UPDATE OF verified ON two_factors
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified) EXECUTE FUNCTION keep_change('second_step_on');--> statement-breakpoint
CREATE TRIGGER two_factors_off_kept AFTER DELETE ON two_factors
  FOR EACH ROW WHEN (OLD.verified) EXECUTE FUNCTION keep_change('second_step_off');--> statement-breakpoint
CREATE TRIGGER two_factors_codes_kept AFTER UPDATE OF backup_codes ON two_factors
  FOR EACH ROW WHEN (OLD.verified AND NEW.verified AND OLD.backup_codes IS DISTINCT FROM NEW.backup_codes)
  EXECUTE FUNCTION keep_change('recovery_codes_changed');--> statement-breakpoint
CREATE TRIGGER passkeys_added_kept AFTER INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION keep_change('passkey_added');--> statement-breakpoint
CREATE TRIGGER passkeys_removed_kept AFTER DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION keep_change('passkey_removed');--> statement-breakpoint
CREATE TRIGGER profiles_name_kept AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION keep_change('name_changed');--> statement-breakpoint
CREATE TRIGGER profiles_findable_kept AFTER UPDATE OF is_findable ON profiles
  FOR EACH ROW WHEN (NEW.is_findable AND OLD.is_findable IS NOT TRUE) EXECUTE FUNCTION keep_change('findable_on');--> statement-breakpoint
CREATE TRIGGER profiles_hidden_kept AFTER UPDATE OF is_findable ON profiles
  FOR EACH ROW WHEN (OLD.is_findable AND NEW.is_findable IS NOT TRUE) EXECUTE FUNCTION keep_change('findable_off');--> statement-breakpoint
CREATE TRIGGER data_exports_added_kept AFTER INSERT ON data_exports
  FOR EACH ROW EXECUTE FUNCTION keep_change('export_asked');--> statement-breakpoint
CREATE TRIGGER data_exports_again_kept AFTER UPDATE OF requested_at ON data_exports
  FOR EACH ROW WHEN (OLD.requested_at IS DISTINCT FROM NEW.requested_at) EXECUTE FUNCTION keep_change('export_asked');--> statement-breakpoint
CREATE TRIGGER erasures_asked_kept AFTER INSERT ON erasures
  FOR EACH ROW EXECUTE FUNCTION keep_change('erasure_asked');--> statement-breakpoint
CREATE TRIGGER erasures_undone_kept AFTER DELETE ON erasures
  FOR EACH ROW EXECUTE FUNCTION keep_change('erasure_undone');--> statement-breakpoint
CREATE TRIGGER debug_roles_given_kept AFTER INSERT ON debug_roles
  FOR EACH ROW EXECUTE FUNCTION keep_change('debug_granted');--> statement-breakpoint
CREATE TRIGGER debug_roles_taken_kept AFTER DELETE ON debug_roles
  FOR EACH ROW EXECUTE FUNCTION keep_change('debug_revoked');
