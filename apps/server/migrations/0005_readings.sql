CREATE TABLE "blueprint_answers" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"answer" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blueprint_answers_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "blueprint_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blueprints" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"birth" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blueprints_state" CHECK ("blueprints"."state" in ('writing', 'whole', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "blueprints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_transits" (
	"for_date" date PRIMARY KEY NOT NULL,
	"moon_phase" text NOT NULL,
	"sky" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"for_date" date NOT NULL,
	"reading" text NOT NULL,
	"ask_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_insights_one_a_day" UNIQUE("user_id","for_date")
);
--> statement-breakpoint
ALTER TABLE "daily_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"note_type" text NOT NULL,
	"content" text NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_insights_once" UNIQUE("ask_id","note_type"),
	CONSTRAINT "saved_insights_note_type" CHECK ("saved_insights"."note_type" in ('daily'))
);
--> statement-breakpoint
ALTER TABLE "saved_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "foresight_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reading" text NOT NULL,
	"ribbon" text NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "foresight_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blueprint_answers" ADD CONSTRAINT "blueprint_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_insights" ADD CONSTRAINT "daily_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_insights" ADD CONSTRAINT "daily_insights_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_insights" ADD CONSTRAINT "saved_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_insights" ADD CONSTRAINT "saved_insights_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foresight_insights" ADD CONSTRAINT "foresight_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blueprints_unfinished" ON "blueprints" USING btree ("touched_at") WHERE state = 'writing';--> statement-breakpoint
CREATE INDEX "daily_insights_ask" ON "daily_insights" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "saved_insights_user" ON "saved_insights" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "foresight_insights_user" ON "foresight_insights" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "blueprint_answers_own" ON "blueprint_answers" AS PERMISSIVE FOR ALL TO "app_user" USING ("blueprint_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("blueprint_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "blueprint_answers_jobs" ON "blueprint_answers" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "blueprints_own" ON "blueprints" AS PERMISSIVE FOR ALL TO "app_user" USING ("blueprints"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("blueprints"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "blueprints_jobs" ON "blueprints" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_insights_own" ON "daily_insights" AS PERMISSIVE FOR ALL TO "app_user" USING ("daily_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("daily_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "daily_insights_jobs" ON "daily_insights" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_insights_own" ON "saved_insights" AS PERMISSIVE FOR ALL TO "app_user" USING ("saved_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_insights_jobs" ON "saved_insights" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "foresight_insights_own" ON "foresight_insights" AS PERMISSIVE FOR ALL TO "app_user" USING ("foresight_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("foresight_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "foresight_insights_jobs" ON "foresight_insights" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE daily_insights FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE saved_insights FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE foresight_insights FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE blueprints FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE blueprint_answers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON daily_insights TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_insights, foresight_insights, blueprints, blueprint_answers TO app_user;--> statement-breakpoint
GRANT SELECT ON daily_transits TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_insights, saved_insights, foresight_insights, blueprints, blueprint_answers, daily_transits TO app_jobs;
