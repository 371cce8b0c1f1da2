-- Not even the owner of a table sees a person's row without a role that may.
DO $$ DECLARE t record; BEGIN
  FOR t IN SELECT c.relname FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relrowsecurity LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t.relname);
  END LOOP;
END $$;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, accounts, verifications, rate_limits, pending_sign_ups TO app_auth, app_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON profiles TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON chat_threads, chat_messages, asks, told_units TO app_user;--> statement-breakpoint
GRANT SELECT, UPDATE ON subscriptions, user_credits TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT ON credit_entries TO app_user;--> statement-breakpoint
GRANT SELECT ON subscription_plans TO app_user, app_auth, app_jobs;--> statement-breakpoint
GRANT INSERT ON profiles, subscriptions, user_credits, credit_entries TO app_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON profiles, subscriptions, user_credits, credit_entries, chat_threads, chat_messages, asks, told_units TO app_jobs;--> statement-breakpoint
-- The specification's four plans (accounts, section 9): prices in AUD cents, -1 unlimited.
INSERT INTO subscription_plans (plan_id, name, price_cents, ask_limit_daily, ask_limit_monthly) VALUES
  ('free', 'Free', 0, 5, NULL),
  ('flow', 'Flow', 1499, NULL, 500),
  ('radiance', 'Radiance', 2499, NULL, 1000),
  ('infinity', 'Infinity', 5499, NULL, -1);--> statement-breakpoint
-- Every account has its profile, its trial and its balance: they are made in the same transaction, however it came about.
CREATE FUNCTION make_account_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE asks integer;
BEGIN
  SELECT ask_limit_daily INTO STRICT asks FROM subscription_plans WHERE plan_id = 'free';
  INSERT INTO profiles (user_id, full_name) VALUES (NEW.id, NEW.name);
  INSERT INTO subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
    VALUES (NEW.id, 'free', 'trialing', now(), now() + interval '30 days');
  INSERT INTO user_credits (user_id, plan_id, current_credits, reset_frequency, credits_reset_date)
    VALUES (NEW.id, 'free', asks, 'daily', now());
  INSERT INTO credit_entries (user_id, change, balance, reason) VALUES (NEW.id, asks, asks, 'trial');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_make_account_rows AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION make_account_rows();
