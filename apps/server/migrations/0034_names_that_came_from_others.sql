ALTER TABLE "circle_members" ADD COLUMN "is_name_theirs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A link that an erased account takes with it is told as one that ends; what still falls by itself is not.
CREATE OR REPLACE FUNCTION tell_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_user NOT IN ('app_user', 'app_circle', 'app_jobs') THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_circle(OLD.user_id, NULL, 'link', OLD.circle_member_id, 'removed');
  ELSE
    PERFORM tell_circle(NEW.user_id, NULL, 'link', NEW.circle_member_id, 'added');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Also of somebody whom other charts leave where they stand, with other reasons.
DROP TRIGGER circle_members_change_told ON circle_members;--> statement-breakpoint
CREATE TRIGGER circle_members_change_told AFTER UPDATE ON circle_members
  FOR EACH ROW WHEN ((OLD.version, OLD.ring, OLD.ring_source, OLD.ring_reading) IS DISTINCT FROM (NEW.version, NEW.ring, NEW.ring_source, NEW.ring_reading))
  EXECUTE FUNCTION tell_own_change('member');
