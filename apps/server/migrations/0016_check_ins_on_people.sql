CREATE TABLE "circle_member_daily_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"circle_member_id" uuid NOT NULL,
	"for_date" date NOT NULL,
	"reading" text NOT NULL,
	"ask_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_member_daily_insights_one_a_day" UNIQUE("user_id","circle_member_id","for_date")
);
--> statement-breakpoint
ALTER TABLE "circle_member_daily_insights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "circle_member_daily_insights" ADD CONSTRAINT "circle_member_daily_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_member_daily_insights" ADD CONSTRAINT "circle_member_daily_insights_circle_member_id_circle_members_id_fk" FOREIGN KEY ("circle_member_id") REFERENCES "public"."circle_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_member_daily_insights" ADD CONSTRAINT "circle_member_daily_insights_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_member_daily_insights_member" ON "circle_member_daily_insights" USING btree ("circle_member_id");--> statement-breakpoint
CREATE INDEX "circle_member_daily_insights_ask" ON "circle_member_daily_insights" USING btree ("ask_id");--> statement-breakpoint
CREATE POLICY "circle_member_daily_insights_own" ON "circle_member_daily_insights" AS PERMISSIVE FOR ALL TO "app_user" USING ("circle_member_daily_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("circle_member_daily_insights"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "circle_member_daily_insights_jobs" ON "circle_member_daily_insights" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE circle_member_daily_insights FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON circle_member_daily_insights TO app_user, app_jobs;
