CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"archive" text,
	"expires_at" timestamp with time zone,
	"token_hash" text,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('making', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_token" ON "data_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE POLICY "data_exports_own" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_user" USING ("data_exports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("data_exports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "data_exports_jobs" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "erasures_own" ON "erasures" AS PERMISSIVE FOR ALL TO "app_user" USING ("erasures"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("erasures"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "erasures_jobs" ON "erasures" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE data_exports FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures, data_exports TO app_user, app_jobs;
