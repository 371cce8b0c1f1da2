CREATE TABLE "circle_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relationship_tag" text NOT NULL,
	"context_description" text,
	"ring" text NOT NULL,
	"ring_source" text NOT NULL,
	"ring_reading" text NOT NULL,
	"birth" text,
	"birth_chart_data" text,
	"sun_sign" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_members_once" UNIQUE("user_id","send_id"),
	CONSTRAINT "circle_members_ring" CHECK ("circle_members"."ring" in ('soul_anchor', 'emotional_resonator', 'purpose_partner', 'light_connector', 'growth_catalyst', 'sacred_challenger', 'intensity_partner')),
	CONSTRAINT "circle_members_ring_source" CHECK ("circle_members"."ring_source" in ('reasoned', 'relationship', 'chosen')),
	CONSTRAINT "circle_members_relationship_tag" CHECK ("circle_members"."relationship_tag" in ('partner', 'spouse', 'friend', 'best_friend', 'family', 'sibling', 'parent', 'child', 'colleague', 'boss', 'mentor', 'teacher', 'ex', 'acquaintance', 'other'))
);
--> statement-breakpoint
ALTER TABLE "circle_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_members_user" ON "circle_members" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "circle_members_own" ON "circle_members" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_members"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_members"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_members_jobs" ON "circle_members" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE circle_members FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON circle_members TO app_user, app_jobs;
