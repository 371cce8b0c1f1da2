CREATE TABLE "profile_photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"photo" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "photo_version" text;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "profile_photos_own" ON "profile_photos" AS PERMISSIVE FOR ALL TO "app_user" USING ("profile_photos"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("profile_photos"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profile_photos_jobs" ON "profile_photos" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "profile_photos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "profile_photos" TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "profile_photos" TO app_jobs;
