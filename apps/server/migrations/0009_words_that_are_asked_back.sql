ALTER TABLE "asks" ADD COLUMN "asks_back" text;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "offer" smallint;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_offer" CHECK ("asks"."offer" between 0 and 2);