-- A new balance has never been refilled, which the beginning of time stands for: its first refill comes at the first midnight.
CREATE OR REPLACE FUNCTION make_account_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE asks integer;
BEGIN
  SELECT ask_limit_daily INTO STRICT asks FROM subscription_plans WHERE plan_id = 'free';
  INSERT INTO profiles (user_id, full_name) VALUES (NEW.id, NEW.name);
  INSERT INTO subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
    VALUES (NEW.id, 'free', 'trialing', now(), now() + interval '30 days');
  INSERT INTO user_credits (user_id, plan_id, current_credits, reset_frequency, credits_reset_date)
    VALUES (NEW.id, 'free', asks, 'daily', to_timestamp(0));
  INSERT INTO credit_entries (user_id, change, balance, reason) VALUES (NEW.id, asks, asks, 'trial');
  RETURN NEW;
END $$;
