ALTER TABLE "asks" ADD COLUMN "shown_by" uuid[];--> statement-breakpoint
CREATE INDEX "asks_shown" ON "asks" USING btree ("user_id") WHERE shown_by is not null;--> statement-breakpoint
-- What stood behind an answer goes with it.
GRANT DELETE ON debug_info TO app_user;
