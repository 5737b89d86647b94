-- Lets one GIN index hold the category beside the words.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP TABLE "listing_places";--> statement-breakpoint
DROP INDEX "listings_hidden_search";--> statement-breakpoint
DROP INDEX "listings_search_sale";--> statement-breakpoint
DROP INDEX "listings_search_wanted";--> statement-breakpoint
ALTER TABLE "listing_words" DROP COLUMN "sale";--> statement-breakpoint
-- In one statement: PostgreSQL writes the table anew once, not twice.
ALTER TABLE "listings" DROP COLUMN "search",
	ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', immutable_unaccent(title)), 'A') || setweight(to_tsvector('english', immutable_unaccent(description)), 'B')) STORED NOT NULL,
	ADD COLUMN "location_text" text GENERATED ALWAYS AS (lower(immutable_unaccent(location))) STORED NOT NULL;--> statement-breakpoint
DROP FUNCTION listing_marks;--> statement-breakpoint
CREATE INDEX "listings_search_sale" ON "listings" USING gin ("category","search") WITH (fastupdate=false) WHERE is_public and kind = 'sale';--> statement-breakpoint
CREATE INDEX "listings_search_wanted" ON "listings" USING gin ("category","search") WITH (fastupdate=false) WHERE is_public and kind = 'wanted';--> statement-breakpoint
CREATE INDEX "listings_search_hidden" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE not is_public and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING gin (location_text gin_trgm_ops) WITH (fastupdate=false) WHERE is_public;--> statement-breakpoint
CREATE INDEX "listings_location_hidden" ON "listings" USING gin (location_text gin_trgm_ops) WITH (fastupdate=false) WHERE not is_public and deleted_at is null;--> statement-breakpoint
-- The search asks the planner how many listings will match: it must know ten thousand words, not one thousand.
ALTER TABLE "listings" ALTER COLUMN "search" SET STATISTICS 1000, ALTER COLUMN "location_text" SET STATISTICS 1000;--> statement-breakpoint
-- Writes only words that are new, or that no listing had last night: an insert that meets a row the nightly count has
-- changed would wait for the count to end. Sorted, so that two posts at once cannot deadlock.
CREATE OR REPLACE FUNCTION remember_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_words AS known (word)
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', immutable_unaccent(NEW.title || ' ' || NEW.description)))) AS word
	WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$'
		AND NOT EXISTS (SELECT FROM listing_words AS used WHERE used.word = word.word AND used.listings > 0)
	ORDER BY word ON CONFLICT (word) DO UPDATE SET listings = 1, office_only = false WHERE known.listings = 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_words ON listings;--> statement-breakpoint
CREATE TRIGGER listings_words AFTER INSERT OR UPDATE OF title, description ON listings
FOR EACH ROW EXECUTE FUNCTION remember_listing_words();
--> statement-breakpoint
-- The nightly count. It does not see what is posted meanwhile, so a word it does not find only falls to zero. The next
-- count deletes it, unless that finds it or a post has raised it again. Counting comes before the first write and
-- deleting comes last, so that a post waits for this function only if it uses a word at zero.
CREATE OR REPLACE FUNCTION count_listing_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS
		SELECT word, coalesce(shown.ndoc, 0) AS n
		FROM ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE is_public') AS shown
		FULL JOIN ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE NOT is_public AND deleted_at IS NULL') AS hidden USING (word)
		WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$';
	ANALYZE counted_words;
	CREATE TEMPORARY TABLE unused_words ON COMMIT DROP AS
		SELECT word FROM listing_words AS known WHERE listings = 0 AND NOT EXISTS (SELECT FROM counted_words WHERE word = known.word);

	INSERT INTO listing_words (word, listings, office_only)
		SELECT word, n, n = 0 FROM counted_words LEFT JOIN listing_words AS known USING (word)
		WHERE (known.listings, known.office_only) IS DISTINCT FROM (n, n = 0) ORDER BY word
		ON CONFLICT (word) DO UPDATE SET listings = excluded.listings, office_only = excluded.office_only;
	UPDATE listing_words AS known SET listings = 0
		WHERE listings > 0 AND NOT EXISTS (SELECT FROM counted_words WHERE word = known.word)
			AND NOT EXISTS (SELECT FROM unused_words WHERE word = known.word);

	-- Those that a post has raised since, or is raising at this moment, are left alone.
	DELETE FROM listing_words WHERE word IN (
		SELECT word FROM listing_words JOIN unused_words USING (word) WHERE listings = 0 FOR UPDATE OF listing_words SKIP LOCKED);
END $$;
--> statement-breakpoint
ANALYZE listings;
