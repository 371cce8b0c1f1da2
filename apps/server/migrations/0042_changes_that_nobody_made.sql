-- The service's own work (app_jobs) changes rows of people too, such as an archive that is made anew when somebody
-- whose name it holds is gone: nobody did that, unless the transaction says that an operator does.
CREATE OR REPLACE FUNCTION keep_account_change(whose uuid, what text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO account_changes (user_id, what, by)
    SELECT whose, what, CASE WHEN current_user IN ('app_user', 'app_auth', 'app_circle') THEN 'owner' ELSE 'operator' END
    WHERE current_user <> 'app_jobs' OR current_setting('app.is_operator', true) = 'yes'
$$;
