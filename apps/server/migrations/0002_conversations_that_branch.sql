CREATE TABLE "ask_frames" (
	"ask_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "ask_frames_ask_id_seq_pk" PRIMARY KEY("ask_id","seq")
);
--> statement-breakpoint
ALTER TABLE "ask_frames" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "personal_days" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "personal_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_daily_transit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"for_date" date NOT NULL,
	"transits" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_daily_transit_one_a_day" UNIQUE("user_id","for_date")
);
--> statement-breakpoint
ALTER TABLE "user_daily_transit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debug_info" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"model" text NOT NULL,
	"temperature" real,
	"stream" boolean NOT NULL,
	"context_type" text NOT NULL,
	"question_category" text NOT NULL,
	"outcome" text NOT NULL,
	"details" text NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debug_info" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debug_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debug_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "chat_threads_user";--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "turn_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "again" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "last_message_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "head_id" uuid;--> statement-breakpoint
ALTER TABLE "ask_frames" ADD CONSTRAINT "ask_frames_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_frames" ADD CONSTRAINT "ask_frames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_days" ADD CONSTRAINT "personal_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_daily_transit" ADD CONSTRAINT "user_daily_transit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debug_info" ADD CONSTRAINT "debug_info_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debug_roles" ADD CONSTRAINT "debug_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debug_info_user" ON "debug_info" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "debug_info_created" ON "debug_info" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_parent_id_asks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_head_id_asks_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asks_parent" ON "asks" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "asks_saved" ON "asks" USING btree ("user_id","asked_at") WHERE is_favourite;--> statement-breakpoint
CREATE INDEX "chat_messages_ask" ON "chat_messages" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_threads_user" ON "chat_threads" USING btree ("user_id","last_message_at");--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_outcome" CHECK ("asks"."outcome" in ('answered', 'crisis', 'not_understood', 'stopped', 'withdrawn'));--> statement-breakpoint
CREATE POLICY "ask_frames_own" ON "ask_frames" AS PERMISSIVE FOR ALL TO "app_user" USING ("ask_frames"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("ask_frames"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "ask_frames_jobs" ON "ask_frames" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "personal_days_own" ON "personal_days" AS PERMISSIVE FOR ALL TO "app_user" USING ("personal_days"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("personal_days"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "personal_days_jobs" ON "personal_days" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_daily_transit_own" ON "user_daily_transit" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_daily_transit"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_daily_transit"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_daily_transit_jobs" ON "user_daily_transit" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "debug_info_own" ON "debug_info" AS PERMISSIVE FOR ALL TO "app_user" USING ("debug_info"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("debug_info"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debug_info_jobs" ON "debug_info" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "debug_roles_own" ON "debug_roles" AS PERMISSIVE FOR ALL TO "app_user" USING ("debug_roles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("debug_roles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debug_roles_jobs" ON "debug_roles" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);