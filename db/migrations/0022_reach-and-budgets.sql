ALTER TABLE "intake_drafts" ADD COLUMN "link_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD COLUMN "reporter_wide_hash" "bytea";--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "uploader_hash" "bytea";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reports_hid_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listings_reports_hid" ON "listings" USING btree ("reports_hid_at") WHERE reports_hid_at is not null;