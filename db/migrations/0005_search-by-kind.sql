DROP INDEX "listings_search";--> statement-breakpoint
CREATE INDEX "listings_search_sale" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE is_public and kind = 'sale';--> statement-breakpoint
CREATE INDEX "listings_search_wanted" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE is_public and kind = 'wanted';