CREATE TABLE "circle_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"circle_member_id" uuid NOT NULL,
	"link_id" uuid,
	"source" text NOT NULL,
	"content" text NOT NULL,
	"word_count" integer NOT NULL,
	"ask_id" uuid,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_notes_once" UNIQUE("circle_member_id","ask_id"),
	CONSTRAINT "circle_notes_source" CHECK ("circle_notes"."source" in ('arion', 'own'))
);
--> statement-breakpoint
ALTER TABLE "circle_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "circle_notes" ADD CONSTRAINT "circle_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_notes" ADD CONSTRAINT "circle_notes_circle_member_id_circle_members_id_fk" FOREIGN KEY ("circle_member_id") REFERENCES "public"."circle_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_notes" ADD CONSTRAINT "circle_notes_link_id_circle_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."circle_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_notes" ADD CONSTRAINT "circle_notes_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_notes_user" ON "circle_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "circle_notes_link" ON "circle_notes" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "circle_notes_ask" ON "circle_notes" USING btree ("ask_id");--> statement-breakpoint
CREATE POLICY "circle_notes_own" ON "circle_notes" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_notes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_notes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_notes_jobs" ON "circle_notes" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE circle_notes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON circle_notes TO app_user, app_jobs;
