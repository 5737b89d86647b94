CREATE TABLE "listing_tallies" (
	"slot" integer PRIMARY KEY NOT NULL,
	"sale" bigint DEFAULT 0 NOT NULL,
	"wanted" bigint DEFAULT 0 NOT NULL,
	"sale_reported" bigint DEFAULT 0 NOT NULL,
	"wanted_reported" bigint DEFAULT 0 NOT NULL,
	"flagged" bigint DEFAULT 0 NOT NULL,
	"public" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "last_flagged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("created_at" DESC NULLS LAST) WHERE suspected_spam;--> statement-breakpoint
CREATE INDEX "leads_text" ON "leads" USING gin (lower(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || address || ' ' || topic || ' ' || message) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_moderation" ON "listings" USING btree ("kind","last_flagged_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE last_flagged_at is not null and deleted_at is null;--> statement-breakpoint
-- What one listing adds to the tallies. Deleted ones count nowhere.
CREATE FUNCTION tally_listings(
	d_sale bigint, d_wanted bigint, d_sale_reported bigint, d_wanted_reported bigint,
	d_flagged bigint, d_public bigint, d_held bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(d_sale, 0) = 0 AND coalesce(d_wanted, 0) = 0 AND coalesce(d_sale_reported, 0) = 0
		AND coalesce(d_wanted_reported, 0) = 0 AND coalesce(d_flagged, 0) = 0 AND coalesce(d_public, 0) = 0
		AND coalesce(d_held, 0) = 0 THEN
		RETURN;
	END IF;
	INSERT INTO listing_tallies AS t (slot, sale, wanted, sale_reported, wanted_reported, flagged, public, held)
	VALUES (pg_backend_pid() % 32, d_sale, d_wanted, d_sale_reported, d_wanted_reported, d_flagged, d_public, d_held)
	ON CONFLICT (slot) DO UPDATE SET
		sale = t.sale + excluded.sale,
		wanted = t.wanted + excluded.wanted,
		sale_reported = t.sale_reported + excluded.sale_reported,
		wanted_reported = t.wanted_reported + excluded.wanted_reported,
		flagged = t.flagged + excluded.flagged,
		public = t.public + excluded.public,
		held = t.held + excluded.held;
END $$;
--> statement-breakpoint
CREATE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_listings(
		count(*) FILTER (WHERE kind = 'sale'),
		count(*) FILTER (WHERE kind = 'wanted'),
		count(*) FILTER (WHERE kind = 'sale' AND last_flagged_at IS NOT NULL),
		count(*) FILTER (WHERE kind = 'wanted' AND last_flagged_at IS NOT NULL),
		count(*) FILTER (WHERE flagged),
		count(*) FILTER (WHERE is_public),
		count(*) FILTER (WHERE held)
	) FROM new_rows WHERE deleted_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_listings(
		-count(*) FILTER (WHERE kind = 'sale'),
		-count(*) FILTER (WHERE kind = 'wanted'),
		-count(*) FILTER (WHERE kind = 'sale' AND last_flagged_at IS NOT NULL),
		-count(*) FILTER (WHERE kind = 'wanted' AND last_flagged_at IS NOT NULL),
		-count(*) FILTER (WHERE flagged),
		-count(*) FILTER (WHERE is_public),
		-count(*) FILTER (WHERE held)
	) FROM old_rows WHERE deleted_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_listings(
		coalesce(sum(sign) FILTER (WHERE kind = 'sale'), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE kind = 'wanted'), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE kind = 'sale' AND last_flagged_at IS NOT NULL), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE kind = 'wanted' AND last_flagged_at IS NOT NULL), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE flagged), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE is_public), 0)::bigint,
		coalesce(sum(sign) FILTER (WHERE held), 0)::bigint
	) FROM (
		SELECT 1 AS sign, kind, last_flagged_at, flagged, is_public, held FROM new_rows WHERE deleted_at IS NULL
		UNION ALL
		SELECT -1, kind, last_flagged_at, flagged, is_public, held FROM old_rows WHERE deleted_at IS NULL
	) AS both_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_tally_insert AFTER INSERT ON listings
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted();
--> statement-breakpoint
CREATE TRIGGER listings_tally_delete AFTER DELETE ON listings
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_deleted();
--> statement-breakpoint
CREATE TRIGGER listings_tally_update AFTER UPDATE ON listings
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_updated();
--> statement-breakpoint
CREATE FUNCTION listings_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM listing_tallies;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_tally_truncate AFTER TRUNCATE ON listings
FOR EACH STATEMENT EXECUTE FUNCTION listings_truncated();
--> statement-breakpoint
-- A listing hidden without a record still stands in the moderators' list.
CREATE FUNCTION listing_flagged_moment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.flagged AND NEW.last_flagged_at IS NULL THEN
		NEW.last_flagged_at := now();
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_flagged_moment BEFORE INSERT OR UPDATE OF flagged, last_flagged_at ON listings
FOR EACH ROW EXECUTE FUNCTION listing_flagged_moment();
--> statement-breakpoint
CREATE FUNCTION listing_flags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listings SET last_flagged_at = newest.at
	FROM (
		SELECT changed.listing_id, max(flag.flagged_at) AS at
		FROM (SELECT DISTINCT listing_id FROM changed_rows) AS changed
		LEFT JOIN listing_flags AS flag ON flag.listing_id = changed.listing_id
		GROUP BY changed.listing_id
	) AS newest
	WHERE listings.id = newest.listing_id AND listings.last_flagged_at IS DISTINCT FROM newest.at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_flags_inserted AFTER INSERT ON listing_flags
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_flags_changed();
--> statement-breakpoint
CREATE TRIGGER listing_flags_deleted AFTER DELETE ON listing_flags
REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_flags_changed();
--> statement-breakpoint
UPDATE listings SET last_flagged_at = coalesce(
	(SELECT max(flagged_at) FROM listing_flags WHERE listing_id = listings.id), now()
) WHERE flagged OR EXISTS (SELECT 1 FROM listing_flags WHERE listing_id = listings.id);
--> statement-breakpoint
-- The update above was tallied too; from here on the rows themselves are the truth.
DELETE FROM listing_tallies;
--> statement-breakpoint
INSERT INTO listing_tallies (slot, sale, wanted, sale_reported, wanted_reported, flagged, public, held)
SELECT 0,
	count(*) FILTER (WHERE kind = 'sale'),
	count(*) FILTER (WHERE kind = 'wanted'),
	count(*) FILTER (WHERE kind = 'sale' AND last_flagged_at IS NOT NULL),
	count(*) FILTER (WHERE kind = 'wanted' AND last_flagged_at IS NOT NULL),
	count(*) FILTER (WHERE flagged),
	count(*) FILTER (WHERE is_public),
	count(*) FILTER (WHERE held)
FROM listings WHERE deleted_at IS NULL;
