CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_new" ON "email_changes" USING btree ("new_token_hash");--> statement-breakpoint
CREATE POLICY "email_changes_auth" ON "email_changes" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_jobs" ON "email_changes" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "email_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "email_changes" TO app_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "email_changes" TO app_jobs;
