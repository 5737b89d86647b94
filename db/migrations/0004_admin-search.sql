CREATE INDEX "listings_hidden_search" ON "listings" USING gin ("search") WITH (fastupdate=false) WHERE not is_public and deleted_at is null;--> statement-breakpoint
-- The same reporter again renews the record: the listing moves up in the moderators' list.
CREATE TRIGGER listing_flags_updated AFTER UPDATE ON listing_flags
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_flags_changed();
