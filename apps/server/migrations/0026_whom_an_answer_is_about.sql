ALTER TABLE "asks" ADD COLUMN "circle_member_id" uuid;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "circle_link_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_links" ADD COLUMN "shown_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_circle_member_id_circle_members_id_fk" FOREIGN KEY ("circle_member_id") REFERENCES "public"."circle_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asks_member" ON "asks" USING btree ("circle_member_id");--> statement-breakpoint
-- A login that is no superuser is bound by the policies of its own tables, and would fill in nothing.
ALTER TABLE asks NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chat_threads NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_links NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_consents NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE asks SET circle_member_id = chat_threads.circle_member_id FROM chat_threads
  WHERE chat_threads.id = asks.thread_id AND chat_threads.circle_member_id IS NOT NULL;--> statement-breakpoint
UPDATE asks SET circle_link_id = circle_links.id FROM circle_links
  WHERE circle_links.circle_member_id = asks.circle_member_id;--> statement-breakpoint
UPDATE circle_links SET shown_since = circle_consents.given_at FROM circle_consents
  WHERE circle_consents.user_id = circle_links.other_user_id AND circle_consents.to_user_id = circle_links.user_id
  AND circle_consents.withdrawn_at IS NULL;--> statement-breakpoint
ALTER TABLE asks FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chat_threads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE circle_consents FORCE ROW LEVEL SECURITY;
