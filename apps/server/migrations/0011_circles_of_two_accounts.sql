CREATE TABLE "circle_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "circle_consents_scope" CHECK ("circle_consents"."scope" in ('ring', 'signs', 'wheel'))
);
--> statement-breakpoint
ALTER TABLE "circle_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "circle_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pair_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_user_id" uuid NOT NULL,
	"circle_member_id" uuid NOT NULL,
	"ring_reading" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_links_once" UNIQUE("user_id","other_user_id"),
	CONSTRAINT "circle_links_member" UNIQUE("circle_member_id")
);
--> statement-breakpoint
ALTER TABLE "circle_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blocked_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "circle_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"other_user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_blocks_once" UNIQUE("user_id","other_user_id")
);
--> statement-breakpoint
ALTER TABLE "circle_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "circle_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"circle_member_id" uuid,
	"recipient_user_id" uuid,
	"recipient_hash" text,
	"recipient" text,
	"sender_name" text NOT NULL,
	"message" text,
	"relationship_tag" text NOT NULL,
	"status" text NOT NULL,
	"shown_status" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_invites_token" UNIQUE("token_hash"),
	CONSTRAINT "circle_invites_recipient" CHECK (num_nonnulls("circle_invites"."recipient_user_id", "circle_invites"."recipient_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "circle_invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_findable" boolean;--> statement-breakpoint
ALTER TABLE "circle_consents" ADD CONSTRAINT "circle_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_consents" ADD CONSTRAINT "circle_consents_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_links" ADD CONSTRAINT "circle_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_links" ADD CONSTRAINT "circle_links_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_links" ADD CONSTRAINT "circle_links_circle_member_id_circle_members_id_fk" FOREIGN KEY ("circle_member_id") REFERENCES "public"."circle_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_blocks" ADD CONSTRAINT "circle_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_blocks" ADD CONSTRAINT "circle_blocks_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invites" ADD CONSTRAINT "circle_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invites" ADD CONSTRAINT "circle_invites_circle_member_id_circle_members_id_fk" FOREIGN KEY ("circle_member_id") REFERENCES "public"."circle_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invites" ADD CONSTRAINT "circle_invites_recipient_user_id_users_id_fk" FOREIGN KEY ("recipient_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "circle_consents_standing" ON "circle_consents" USING btree ("user_id","to_user_id") WHERE "circle_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "circle_consents_to" ON "circle_consents" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "circle_links_other" ON "circle_links" USING btree ("other_user_id");--> statement-breakpoint
CREATE INDEX "circle_blocks_other" ON "circle_blocks" USING btree ("other_user_id");--> statement-breakpoint
CREATE INDEX "circle_invites_user" ON "circle_invites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "circle_invites_recipient" ON "circle_invites" USING btree ("recipient_user_id");--> statement-breakpoint
CREATE INDEX "circle_invites_address" ON "circle_invites" USING btree ("recipient_hash");--> statement-breakpoint
CREATE POLICY "circle_members_circle" ON "circle_members" AS PERMISSIVE FOR INSERT TO "app_circle" WITH CHECK ("circle_members"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid or exists (select 1 from circle_consents given where given.user_id = nullif(current_setting('app.user_id', true), '')::uuid and given.to_user_id = "circle_members"."user_id" and given.withdrawn_at is null));--> statement-breakpoint
CREATE POLICY "profiles_finder" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_finder" USING ("profiles"."is_findable");--> statement-breakpoint
CREATE POLICY "profiles_circle" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_circle" USING ("profiles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid or exists (select 1 from circle_consents given where given.user_id = "profiles"."user_id" and given.to_user_id = nullif(current_setting('app.user_id', true), '')::uuid and given.withdrawn_at is null));--> statement-breakpoint
CREATE POLICY "circle_consents_own" ON "circle_consents" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_consents"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_consents"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_consents_jobs" ON "circle_consents" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_consents_circle" ON "circle_consents" AS PERMISSIVE FOR ALL TO "app_circle" USING (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_consents"."user_id", "circle_consents"."to_user_id")) WITH CHECK (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_consents"."user_id", "circle_consents"."to_user_id"));--> statement-breakpoint
CREATE POLICY "circle_links_own" ON "circle_links" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_links_jobs" ON "circle_links" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_links_circle" ON "circle_links" AS PERMISSIVE FOR ALL TO "app_circle" USING (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_links"."user_id", "circle_links"."other_user_id")) WITH CHECK (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_links"."user_id", "circle_links"."other_user_id"));--> statement-breakpoint
CREATE POLICY "blocked_addresses_circle" ON "blocked_addresses" AS PERMISSIVE FOR ALL TO "app_circle" USING ("blocked_addresses"."address_hash" = nullif(current_setting('app.address_hash', true), '')) WITH CHECK ("blocked_addresses"."address_hash" = nullif(current_setting('app.address_hash', true), ''));--> statement-breakpoint
CREATE POLICY "blocked_addresses_jobs" ON "blocked_addresses" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_blocks_own" ON "circle_blocks" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_blocks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_blocks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_blocks_jobs" ON "circle_blocks" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_blocks_circle" ON "circle_blocks" AS PERMISSIVE FOR ALL TO "app_circle" USING (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_blocks"."user_id", "circle_blocks"."other_user_id")) WITH CHECK (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_blocks"."user_id", "circle_blocks"."other_user_id"));--> statement-breakpoint
CREATE POLICY "circle_invites_own" ON "circle_invites" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_invites"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_invites"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_invites_jobs" ON "circle_invites" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_invites_circle" ON "circle_invites" AS PERMISSIVE FOR ALL TO "app_circle" USING (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_invites"."user_id", "circle_invites"."recipient_user_id") or "circle_invites"."recipient_hash" = nullif(current_setting('app.address_hash', true), '') or "circle_invites"."token_hash" = nullif(current_setting('app.token_hash', true), '')) WITH CHECK (nullif(current_setting('app.user_id', true), '')::uuid in ("circle_invites"."user_id", "circle_invites"."recipient_user_id") or "circle_invites"."recipient_hash" = nullif(current_setting('app.address_hash', true), '') or "circle_invites"."token_hash" = nullif(current_setting('app.token_hash', true), ''));--> statement-breakpoint
ALTER TABLE circle_links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_consents FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_invites FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_blocks FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE blocked_addresses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON circle_links, circle_consents, circle_blocks TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON circle_invites TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON circle_links, circle_consents, circle_invites, circle_blocks, blocked_addresses TO app_jobs;--> statement-breakpoint
-- What crosses two people, column by column.
GRANT SELECT (user_id, full_name, is_findable) ON profiles TO app_finder;--> statement-breakpoint
GRANT SELECT (user_id, birth, birth_chart_data) ON profiles TO app_circle;--> statement-breakpoint
GRANT INSERT ON circle_members TO app_circle;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON circle_links TO app_circle;--> statement-breakpoint
GRANT UPDATE (ring_reading) ON circle_links TO app_circle;--> statement-breakpoint
GRANT SELECT, INSERT ON circle_consents, circle_blocks, blocked_addresses TO app_circle;--> statement-breakpoint
GRANT UPDATE (withdrawn_at) ON circle_consents TO app_circle;--> statement-breakpoint
GRANT SELECT ON circle_invites TO app_circle;--> statement-breakpoint
GRANT UPDATE (status, shown_status, responded_at, recipient, message) ON circle_invites TO app_circle;
