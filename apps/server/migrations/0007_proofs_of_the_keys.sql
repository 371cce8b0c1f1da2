CREATE TABLE "key_proofs" (
	"key_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "key_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "key_proofs_jobs" ON "key_proofs" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE key_proofs FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON key_proofs TO app_jobs;
