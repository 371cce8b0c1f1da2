CREATE TABLE "circle_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000000)::bigint NOT NULL,
	"user_id" uuid,
	"address_hash" text,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "circle_events_for" CHECK (num_nonnulls("circle_events"."user_id", "circle_events"."address_hash") = 1),
	CONSTRAINT "circle_events_subject" CHECK ("circle_events"."subject" in ('member', 'note', 'invite', 'link')),
	CONSTRAINT "circle_events_change" CHECK ("circle_events"."change" in ('added', 'changed', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "circle_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "circle_events" ADD CONSTRAINT "circle_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_events_user" ON "circle_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "circle_events_address" ON "circle_events" USING btree ("address_hash","seq");--> statement-breakpoint
CREATE INDEX "circle_events_seq" ON "circle_events" USING btree ("seq");--> statement-breakpoint
CREATE POLICY "circle_events_tell" ON "circle_events" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_events_tell_circle" ON "circle_events" AS PERMISSIVE FOR INSERT TO "app_circle" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "circle_events_circle" ON "circle_events" AS PERMISSIVE FOR SELECT TO "app_circle" USING ("circle_events"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid or "circle_events"."address_hash" = nullif(current_setting('app.address_hash', true), ''));--> statement-breakpoint
CREATE POLICY "circle_events_jobs" ON "circle_events" AS PERMISSIVE FOR ALL TO "app_jobs" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE circle_events FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT INSERT ON circle_events TO app_user;--> statement-breakpoint
GRANT SELECT, INSERT ON circle_events TO app_circle;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON circle_events TO app_jobs;--> statement-breakpoint
-- In the transaction of the change; the hint is heard as that ends.
CREATE FUNCTION tell_circle(whom uuid, address text, what text, which uuid, how text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF whom IS NULL AND address IS NULL THEN RETURN; END IF;
  INSERT INTO circle_events (user_id, address_hash, subject, subject_id, change)
    VALUES (whom, CASE WHEN whom IS NULL THEN address END, what, which, how);
  PERFORM pg_notify('circle_events', coalesce(whom::text, address));
END $$;--> statement-breakpoint
-- What falls with an account, by a job, has nobody left who could hear of it.
CREATE FUNCTION tell_own_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  how text := CASE TG_OP WHEN 'INSERT' THEN 'added' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END;
BEGIN
  IF TG_OP = 'DELETE' AND current_user NOT IN ('app_user', 'app_circle') THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_circle(OLD.user_id, NULL, TG_ARGV[0], OLD.id, how);
  ELSE
    PERFORM tell_circle(NEW.user_id, NULL, TG_ARGV[0], NEW.id, how);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER circle_members_told AFTER INSERT OR DELETE ON circle_members
  FOR EACH ROW EXECUTE FUNCTION tell_own_change('member');--> statement-breakpoint
CREATE TRIGGER circle_members_change_told AFTER UPDATE ON circle_members
  FOR EACH ROW WHEN ((OLD.version, OLD.ring, OLD.ring_source) IS DISTINCT FROM (NEW.version, NEW.ring, NEW.ring_source))
  EXECUTE FUNCTION tell_own_change('member');--> statement-breakpoint
CREATE TRIGGER circle_notes_told AFTER INSERT OR DELETE ON circle_notes
  FOR EACH ROW EXECUTE FUNCTION tell_own_change('note');--> statement-breakpoint
CREATE TRIGGER circle_notes_change_told AFTER UPDATE ON circle_notes
  FOR EACH ROW WHEN ((OLD.version, OLD.is_favourite, OLD.is_completed) IS DISTINCT FROM (NEW.version, NEW.is_favourite, NEW.is_completed))
  EXECUTE FUNCTION tell_own_change('note');--> statement-breakpoint
-- Of a link and of a consent both sides hear which member it is, each by their own number of it.
CREATE FUNCTION tell_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_user NOT IN ('app_user', 'app_circle') THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_circle(OLD.user_id, NULL, 'link', OLD.circle_member_id, 'removed');
  ELSE
    PERFORM tell_circle(NEW.user_id, NULL, 'link', NEW.circle_member_id, 'added');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER circle_links_told AFTER INSERT OR DELETE ON circle_links
  FOR EACH ROW EXECUTE FUNCTION tell_link();--> statement-breakpoint
CREATE FUNCTION tell_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_circle(NEW.user_id, NULL, 'link', NEW.id, 'changed');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER circle_consents_told AFTER INSERT OR UPDATE ON circle_consents
  FOR EACH ROW EXECUTE FUNCTION tell_consent();--> statement-breakpoint
-- The sender hears of what they are shown, and nothing of an answer that is kept from them.
CREATE FUNCTION tell_invite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_circle(NEW.user_id, NULL, 'invite', NEW.id, 'added');
    PERFORM tell_circle(NEW.recipient_user_id, NEW.recipient_hash, 'invite', NEW.id, 'added');
    RETURN NULL;
  END IF;
  IF OLD.shown_status IS DISTINCT FROM NEW.shown_status THEN
    PERFORM tell_circle(NEW.user_id, NULL, 'invite', NEW.id, 'changed');
  END IF;
  IF OLD.status IS DISTINCT FROM NEW.status THEN
    PERFORM tell_circle(NEW.recipient_user_id, NEW.recipient_hash, 'invite', NEW.id, 'changed');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER circle_invites_told AFTER INSERT OR UPDATE ON circle_invites
  FOR EACH ROW EXECUTE FUNCTION tell_invite();
