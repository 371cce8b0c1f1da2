-- Units that were told named signs, aspects and days, and with them a birth: they are kept by marks from now on.
-- What was met (a death, a parting) stays; of the rest it is only forgotten that it was told.
ALTER TABLE told_units NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DELETE FROM told_units WHERE unit !~ '^(form|mourning|parting)([.]|$)';--> statement-breakpoint
ALTER TABLE told_units FORCE ROW LEVEL SECURITY;
