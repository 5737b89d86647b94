CREATE TABLE "listing_places" (
	"place" text PRIMARY KEY NOT NULL,
	"listings" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listings" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_location";--> statement-breakpoint
DROP INDEX "listings_search";--> statement-breakpoint
-- Marks that no text can hold, because the text parser never yields a colon: filters become words of the one index.
-- An enum's text is only STABLE, hence the CASE; the days are counted from a fixed moment in UTC.
CREATE FUNCTION listing_marks(kind listing_kind, category text, is_free boolean, location text, created_at timestamptz)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT array_to_tsvector(array_remove(ARRAY[
	'k:' || kind_word,
	'c:' || category,
	CASE WHEN is_free THEN 'free:' END,
	'l:' || lower(location),
	kind_word || ':6h:' || floor(seconds / 21600)::int,
	kind_word || ':1d:' || floor(seconds / 86400)::int,
	kind_word || ':4d:' || floor(seconds / 345600)::int,
	kind_word || ':16d:' || floor(seconds / 1382400)::int
], NULL))
FROM (SELECT CASE kind WHEN 'sale' THEN 'sale' ELSE 'wanted' END AS kind_word,
	extract(epoch FROM created_at - '2020-01-01 00:00:00+00'::timestamptz) AS seconds) AS mark);
--> statement-breakpoint
ALTER TABLE "listings" drop column "search";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', immutable_unaccent(title)), 'A') || setweight(to_tsvector('english', immutable_unaccent(description)), 'B') || listing_marks(kind, category, is_free, location, created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_places_like" ON "listing_places" USING gin (place gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_words_beginning" ON "listing_words" USING btree (word text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listing_words_like" ON "listing_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_category_amount" ON "listings" USING btree ("kind","category","amount_cents","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "listings_category_urgency" ON "listings" USING btree ("kind","category","urgency" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE is_public;
--> statement-breakpoint
-- In alphabetical order, so that two posts at once never wait for each other in a ring.
CREATE FUNCTION remember_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_words (word)
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', immutable_unaccent(NEW.title || ' ' || NEW.description)))) AS word
	WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$'
	ORDER BY word ON CONFLICT DO NOTHING;
	INSERT INTO listing_places (place) VALUES (lower(NEW.location)) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_words AFTER INSERT OR UPDATE OF title, description, location ON listings
FOR EACH ROW EXECUTE FUNCTION remember_listing_words();
--> statement-breakpoint
-- The night's count: frequent words first when a beginning is finished, and no word of a listing that is gone.
CREATE FUNCTION count_listing_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
		SELECT word, ndoc FROM ts_stat(
			'SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description)) FROM listings WHERE is_public')
		WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$';
	INSERT INTO listing_words (word, listings) SELECT word, ndoc FROM counted ORDER BY word
		ON CONFLICT (word) DO UPDATE SET listings = excluded.listings WHERE listing_words.listings <> excluded.listings;
	DELETE FROM listing_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = listing_words.word);
	DROP TABLE counted;
	CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
		SELECT lower(location) AS place, count(*)::int AS n FROM listings WHERE is_public GROUP BY 1;
	INSERT INTO listing_places (place, listings) SELECT place, n FROM counted ORDER BY place
		ON CONFLICT (place) DO UPDATE SET listings = excluded.listings WHERE listing_places.listings <> excluded.listings;
	DELETE FROM listing_places WHERE NOT EXISTS (SELECT FROM counted WHERE counted.place = listing_places.place);
END $$;
