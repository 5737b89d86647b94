DROP INDEX "listings_search";--> statement-breakpoint
ALTER TABLE "listing_places" ADD COLUMN "sale" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_words" ADD COLUMN "sale" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_search_sale" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE is_public and kind = 'sale';--> statement-breakpoint
CREATE INDEX "listings_search_wanted" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE is_public and kind = 'wanted';--> statement-breakpoint
-- As before, and how many of them are for sale.
CREATE OR REPLACE FUNCTION count_listing_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
		SELECT word, coalesce(sale.ndoc, 0) + coalesce(wanted.ndoc, 0) AS n, coalesce(sale.ndoc, 0) AS n_sale
		FROM ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE is_public AND kind = ''sale''') AS sale
		FULL JOIN ts_stat('SELECT to_tsvector(''simple'', immutable_unaccent(title || '' '' || description))
			FROM listings WHERE is_public AND kind = ''wanted''') AS wanted USING (word)
		WHERE word ~ '^[[:alnum:]]{3,40}$' AND word !~ '^[0-9]+$';
	INSERT INTO listing_words (word, listings, sale) SELECT word, n, n_sale FROM counted ORDER BY word
		ON CONFLICT (word) DO UPDATE SET listings = excluded.listings, sale = excluded.sale
		WHERE (listing_words.listings, listing_words.sale) <> (excluded.listings, excluded.sale);
	DELETE FROM listing_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = listing_words.word);
	DROP TABLE counted;
	CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
		SELECT lower(location) AS place, count(*)::int AS n, count(*) FILTER (WHERE kind = 'sale')::int AS n_sale
		FROM listings WHERE is_public GROUP BY 1;
	INSERT INTO listing_places (place, listings, sale) SELECT place, n, n_sale FROM counted ORDER BY place
		ON CONFLICT (place) DO UPDATE SET listings = excluded.listings, sale = excluded.sale
		WHERE (listing_places.listings, listing_places.sale) <> (excluded.listings, excluded.sale);
	DELETE FROM listing_places WHERE NOT EXISTS (SELECT FROM counted WHERE counted.place = listing_places.place);
END $$;
--> statement-breakpoint
SELECT count_listing_words();
