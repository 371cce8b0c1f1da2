CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "servers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "server_id" uuid;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "taken_up" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE POLICY "servers_jobs" ON "servers" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE servers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON servers TO app_jobs;
