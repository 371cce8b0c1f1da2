-- A server of before 0038 replaces an answer, whose wheel is shown no longer, and knows of no state beside it.
CREATE FUNCTION forget_state_with_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER asks_state_goes_with_facts BEFORE UPDATE OF facts ON asks
  FOR EACH ROW WHEN (OLD.facts IS NOT NULL AND NEW.facts IS NULL) EXECUTE FUNCTION forget_state_with_facts();
