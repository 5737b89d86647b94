ALTER TABLE "alert_hits" DROP CONSTRAINT "alert_hits_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "alert_hits" DROP CONSTRAINT "alert_hits_alert_id_alerts_id_fk";
--> statement-breakpoint
DROP INDEX "alert_hits_listing";--> statement-breakpoint
DROP INDEX "alert_hits_alert";--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "buyer_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_hits_created" ON "alert_hits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listings_ended" ON "listings" USING btree ("updated_at") WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "listings_appeals" ON "listings" USING btree ("appealed_at") WHERE appeal is not null;