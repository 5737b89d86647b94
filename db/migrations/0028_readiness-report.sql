ALTER TABLE "readiness_checks" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "readiness_photos" ADD COLUMN "taken_on" date;--> statement-breakpoint
-- As in 0027, and a photo that the release before replaces loses the day of the one that was there.
CREATE OR REPLACE FUNCTION mirror_check_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.check_id IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.check_id IS NULL) THEN
		DELETE FROM readiness_photos WHERE id = OLD.id;
	ELSIF TG_OP = 'INSERT' AND NEW.check_id IS NOT NULL THEN
		INSERT INTO readiness_photos (id, check_id, measure, storage_key, bytes, created_at)
		VALUES (NEW.id, NEW.check_id, regexp_replace(NEW.field, '^readiness\.', ''), NEW.storage_key, NEW.bytes, NEW.created_at)
		ON CONFLICT (check_id, measure) DO UPDATE
		SET id = excluded.id, storage_key = excluded.storage_key, bytes = excluded.bytes, created_at = excluded.created_at, taken_on = NULL;
	END IF;
	RETURN NULL;
END $$;
