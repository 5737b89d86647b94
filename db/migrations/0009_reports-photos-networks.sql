CREATE TABLE "admin_networks" (
	"network_hash" "bytea" PRIMARY KEY NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "listing_flags_reporter";--> statement-breakpoint
ALTER TABLE "listing_flags" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listing_flags_unmailed" ON "listing_flags" USING btree ("flagged_at") WHERE mailed_at is null and source = 'report';--> statement-breakpoint
CREATE INDEX "listing_flags_reporter" ON "listing_flags" USING btree ("listing_id","reporter_hash");--> statement-breakpoint
-- The office was mailed about every one of these already.
UPDATE "listing_flags" SET "mailed_at" = "flagged_at" WHERE "source" = 'report';
