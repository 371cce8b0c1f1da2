ALTER TABLE "circle_blocks" ADD COLUMN "name" text;--> statement-breakpoint
GRANT DELETE ON circle_blocks TO app_user;
