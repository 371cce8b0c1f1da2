CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"letter" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('waiting', 'blank', 'dead'))
);
--> statement-breakpoint
ALTER TABLE "letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "letters_state" ON "letters" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "letters_address" ON "letters" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "letters_user" ON "letters" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "letters_jobs" ON "letters" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE letters FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON letters TO app_jobs;
