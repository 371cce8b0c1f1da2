CREATE TABLE "policy_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"applies_on" date NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "policy_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "name_from_user_id" uuid;--> statement-breakpoint
-- requests that wait were sent by the words that stood before those with the photo
ALTER TABLE "circle_invites" ADD COLUMN "consent_version" text DEFAULT '2026-11-23' NOT NULL;--> statement-breakpoint
ALTER TABLE "circle_invites" ALTER COLUMN "consent_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "told_of_change_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_name_from_user_id_users_id_fk" FOREIGN KEY ("name_from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_told_of_change_id_policy_changes_id_fk" FOREIGN KEY ("told_of_change_id") REFERENCES "public"."policy_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_members_name_from" ON "circle_members" USING btree ("name_from_user_id");--> statement-breakpoint
-- A login that is no superuser is bound by the policies of its own tables, and would fill in nothing.
ALTER TABLE circle_members NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_links NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "circle_members" SET "name_from_user_id" = "circle_links"."other_user_id" FROM "circle_links" WHERE "is_name_theirs" AND "circle_links"."circle_member_id" = "circle_members"."id";--> statement-breakpoint
ALTER TABLE circle_members FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "circle_members" DROP COLUMN "is_name_theirs";--> statement-breakpoint
CREATE POLICY "profile_photos_circle" ON "profile_photos" AS PERMISSIVE FOR SELECT TO "app_circle" USING ("profile_photos"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid or exists (select 1 from circle_consents given where given.user_id = "profile_photos"."user_id" and given.to_user_id = nullif(current_setting('app.user_id', true), '')::uuid and given.withdrawn_at is null and given.version >= '2026-11-24' collate "C"));--> statement-breakpoint
CREATE POLICY "policy_changes_jobs" ON "policy_changes" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "policy_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON policy_changes TO app_jobs;--> statement-breakpoint
GRANT SELECT (user_id, photo) ON profile_photos TO app_circle;--> statement-breakpoint
GRANT SELECT (photo_version) ON profiles TO app_circle;
