ALTER TABLE "listing_places" ADD COLUMN "office_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_words" ADD COLUMN "office_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Only words that are new, or that stood in no public listing last night, are written: an insert that meets a
-- row would wait for the night's count to end. In alphabetical order, so that two posts at once never wait for each
-- other in a ring.
CREATE OR REPLACE FUNCTION remember_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_words AS known (word)
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', immutable_unaccent(NEW.title || ' ' || NEW.description)))) AS word
	WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$'
		AND NOT EXISTS (SELECT FROM listing_words AS used WHERE used.word = word.word AND used.listings > 0)
	ORDER BY word ON CONFLICT (word) DO UPDATE SET listings = 1, office_only = false WHERE known.listings = 0;
	INSERT INTO listing_places AS known (place) SELECT lower(NEW.location)
	WHERE NOT EXISTS (SELECT FROM listing_places WHERE place = lower(NEW.location) AND listings > 0)
	ON CONFLICT (place) DO UPDATE SET listings = 1, office_only = false WHERE known.listings = 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The night's count. A listing posted meanwhile is not in it, so a word that was not found only falls to zero; it goes
-- at the next count, unless that finds it or a post has raised it again by then. All counting comes before the first
-- write, and the deleting last: a post waits for nothing but, for a word unused since the night before, this very end.
CREATE OR REPLACE FUNCTION count_listing_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS
		SELECT word, coalesce(sale.ndoc, 0) + coalesce(wanted.ndoc, 0) AS n, coalesce(sale.ndoc, 0) AS n_sale
		FROM ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE is_public AND kind = ''sale''') AS sale
		FULL JOIN ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE is_public AND kind = ''wanted''') AS wanted USING (word)
		FULL JOIN ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE NOT is_public AND deleted_at IS NULL') AS hidden USING (word)
		WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$';
	CREATE TEMPORARY TABLE counted_places ON COMMIT DROP AS
		SELECT lower(location) AS place, count(*) FILTER (WHERE is_public)::int AS n,
			count(*) FILTER (WHERE is_public AND kind = 'sale')::int AS n_sale
		FROM listings WHERE deleted_at IS NULL GROUP BY 1;
	ANALYZE counted_words, counted_places;

	CREATE TEMPORARY TABLE unused_words ON COMMIT DROP AS
		SELECT word FROM listing_words AS known WHERE listings = 0 AND NOT EXISTS (SELECT FROM counted_words WHERE word = known.word);
	CREATE TEMPORARY TABLE unused_places ON COMMIT DROP AS
		SELECT place FROM listing_places AS known WHERE listings = 0 AND NOT EXISTS (SELECT FROM counted_places WHERE place = known.place);

	INSERT INTO listing_words (word, listings, sale, office_only)
		SELECT word, n, n_sale, n = 0 FROM counted_words LEFT JOIN listing_words AS known USING (word)
		WHERE (known.listings, known.sale, known.office_only) IS DISTINCT FROM (n, n_sale, n = 0) ORDER BY word
		ON CONFLICT (word) DO UPDATE SET listings = excluded.listings, sale = excluded.sale, office_only = excluded.office_only;
	INSERT INTO listing_places (place, listings, sale, office_only)
		SELECT place, n, n_sale, n = 0 FROM counted_places LEFT JOIN listing_places AS known USING (place)
		WHERE (known.listings, known.sale, known.office_only) IS DISTINCT FROM (n, n_sale, n = 0) ORDER BY place
		ON CONFLICT (place) DO UPDATE SET listings = excluded.listings, sale = excluded.sale, office_only = excluded.office_only;
	UPDATE listing_words AS known SET listings = 0, sale = 0
		WHERE listings > 0 AND NOT EXISTS (SELECT FROM counted_words WHERE word = known.word)
			AND NOT EXISTS (SELECT FROM unused_words WHERE word = known.word);
	UPDATE listing_places AS known SET listings = 0, sale = 0
		WHERE listings > 0 AND NOT EXISTS (SELECT FROM counted_places WHERE place = known.place)
			AND NOT EXISTS (SELECT FROM unused_places WHERE place = known.place);

	-- Those that a post has raised since, or is raising at this moment, are left alone.
	DELETE FROM listing_words WHERE word IN (
		SELECT word FROM listing_words JOIN unused_words USING (word) WHERE listings = 0 FOR UPDATE OF listing_words SKIP LOCKED);
	DELETE FROM listing_places WHERE place IN (
		SELECT place FROM listing_places JOIN unused_places USING (place) WHERE listings = 0 FOR UPDATE OF listing_places SKIP LOCKED);
END $$;
