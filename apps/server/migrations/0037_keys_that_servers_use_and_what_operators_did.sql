CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "secret_proofs" (
	"name" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secret_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "seals_with" text;--> statement-breakpoint
CREATE POLICY "operator_acts_jobs" ON "operator_acts" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "secret_proofs_jobs" ON "secret_proofs" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE operator_acts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE secret_proofs FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON operator_acts TO app_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON secret_proofs TO app_jobs;
