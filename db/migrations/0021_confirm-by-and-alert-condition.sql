DROP INDEX "listings_unconfirmed";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "condition" "listing_condition";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirm_by" timestamp with time zone DEFAULT now() + interval '2 days';--> statement-breakpoint
CREATE INDEX "listings_unconfirmed" ON "listings" USING btree ("confirm_by") WHERE status = 'active' and confirmed_at is null;