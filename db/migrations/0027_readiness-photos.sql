CREATE TABLE "readiness_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readiness_photos_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "readiness_photos_measure" UNIQUE("check_id","measure")
);
--> statement-breakpoint
ALTER TABLE "readiness_photos" ADD CONSTRAINT "readiness_photos_check_id_readiness_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."readiness_checks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The release before keeps these photos in intake_files. While both run, what it adds, replaces or removes there happens
-- here too, and what is removed here disappears there. The next release drops the triggers, the column check_id, and the
-- rows that belong to nothing else.
CREATE FUNCTION mirror_check_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.check_id IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.check_id IS NULL) THEN
		DELETE FROM readiness_photos WHERE id = OLD.id;
	ELSIF TG_OP = 'INSERT' AND NEW.check_id IS NOT NULL THEN
		INSERT INTO readiness_photos (id, check_id, measure, storage_key, bytes, created_at)
		VALUES (NEW.id, NEW.check_id, regexp_replace(NEW.field, '^readiness\.', ''), NEW.storage_key, NEW.bytes, NEW.created_at)
		ON CONFLICT (check_id, measure) DO UPDATE
		SET id = excluded.id, storage_key = excluded.storage_key, bytes = excluded.bytes, created_at = excluded.created_at;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION release_check_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM intake_files WHERE id = OLD.id AND lead_id IS NULL;
	UPDATE intake_files SET check_id = NULL WHERE id = OLD.id AND check_id IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER intake_files_mirror AFTER INSERT OR DELETE OR UPDATE OF check_id ON intake_files FOR EACH ROW EXECUTE FUNCTION mirror_check_photo();
--> statement-breakpoint
CREATE TRIGGER readiness_photos_release AFTER DELETE ON readiness_photos FOR EACH ROW EXECUTE FUNCTION release_check_photo();
--> statement-breakpoint
INSERT INTO readiness_photos (id, check_id, measure, storage_key, bytes, created_at)
SELECT DISTINCT ON (check_id, field) id, check_id, regexp_replace(field, '^readiness\.', ''), storage_key, bytes, created_at
FROM intake_files WHERE check_id IS NOT NULL ORDER BY check_id, field, created_at DESC
ON CONFLICT DO NOTHING;
