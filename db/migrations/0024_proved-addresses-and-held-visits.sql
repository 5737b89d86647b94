CREATE TABLE "proved_addresses" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipient_messages" ALTER COLUMN "is_link" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "recipient_messages" ADD COLUMN "kind" text DEFAULT 'request' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipient_messages" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "summarized_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "proved_addresses_proved" ON "proved_addresses" USING btree ("proved_at");--> statement-breakpoint
CREATE INDEX "recipient_messages_network" ON "recipient_messages" USING btree ("network_hash","created_at");--> statement-breakpoint
CREATE INDEX "visits_held" ON "visits" USING btree ("held_until") WHERE status = 'booked' and held_until is not null;