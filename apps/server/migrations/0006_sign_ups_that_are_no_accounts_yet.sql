ALTER TABLE "pending_sign_ups" DROP CONSTRAINT "pending_sign_ups_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "password" text;--> statement-breakpoint
-- Whoever waits goes on waiting, and is no account any more. The owner of the tables sees no rows, jobs do.
SELECT set_config('role', 'app_jobs', true);--> statement-breakpoint
UPDATE pending_sign_ups SET email = users.email, name = users.name FROM users WHERE users.id = pending_sign_ups.user_id;--> statement-breakpoint
UPDATE pending_sign_ups SET password = accounts.password FROM accounts
  WHERE accounts.user_id = pending_sign_ups.user_id AND accounts.provider_id = 'credential' AND confirmed_at IS NULL;--> statement-breakpoint
DELETE FROM users WHERE NOT email_verified AND id IN (SELECT user_id FROM pending_sign_ups);--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_sign_ups_email" ON "pending_sign_ups" USING btree ("email");
