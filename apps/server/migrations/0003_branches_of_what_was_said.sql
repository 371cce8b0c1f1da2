ALTER TABLE ask_frames FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE personal_days FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE user_daily_transit FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE debug_info FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE debug_roles FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON ask_frames TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON personal_days TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT ON user_daily_transit, debug_info TO app_user;--> statement-breakpoint
-- who may see debug entries is an operator's to say
GRANT SELECT ON debug_roles TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ask_frames, personal_days, user_daily_transit, debug_info, debug_roles TO app_jobs;--> statement-breakpoint
-- What was said before there were branches is one branch: each ask follows the one before it. The owner of the tables sees no rows, jobs do.
SELECT set_config('role', 'app_jobs', true);--> statement-breakpoint
UPDATE asks SET outcome = CASE status WHEN 'answered' THEN 'answered' ELSE 'not_understood' END WHERE status IN ('answered', 'returned');--> statement-breakpoint
UPDATE asks SET parent_id = earlier.parent_id FROM (
  SELECT id, lag(id) OVER (PARTITION BY thread_id ORDER BY asked_at, id) AS parent_id FROM asks WHERE thread_id IS NOT NULL AND status <> 'failed'
) earlier WHERE earlier.id = asks.id AND earlier.parent_id IS NOT NULL;--> statement-breakpoint
UPDATE chat_threads SET
  head_id = (SELECT id FROM asks WHERE asks.thread_id = chat_threads.id AND status <> 'failed' ORDER BY asked_at DESC, id DESC LIMIT 1),
  last_message_at = coalesce((SELECT max(created_at) FROM chat_messages WHERE chat_messages.thread_id = chat_threads.id), created_at);--> statement-breakpoint
RESET ROLE;
