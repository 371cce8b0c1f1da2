-- As hashSecret writes them, so that whoever is signed in stays so. The owner of the tables sees no rows, jobs do.
SELECT set_config('role', 'app_jobs', true);--> statement-breakpoint
UPDATE sessions SET token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
RESET ROLE;
