CREATE TABLE "birth_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"birth" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "birth_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "chart_settings" text;--> statement-breakpoint
ALTER TABLE "birth_versions" ADD CONSTRAINT "birth_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birth_versions_user" ON "birth_versions" USING btree ("user_id","replaced_at");--> statement-breakpoint
CREATE POLICY "birth_versions_own" ON "birth_versions" AS PERMISSIVE FOR ALL TO "app_user" USING ("birth_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("birth_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "birth_versions_jobs" ON "birth_versions" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "birth_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "birth_versions" TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "birth_versions" TO app_jobs;
