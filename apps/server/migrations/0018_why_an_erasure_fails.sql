ALTER TABLE "erasures" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "told_at" timestamp with time zone;