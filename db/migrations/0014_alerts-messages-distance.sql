CREATE TYPE "public"."alert_frequency" AS ENUM('instant', 'daily');--> statement-breakpoint
CREATE TYPE "public"."contact_method" AS ENUM('phone', 'message', 'both');--> statement-breakpoint
CREATE TYPE "public"."listing_condition" AS ENUM('new', 'like-new', 'used', 'parts');--> statement-breakpoint
CREATE TYPE "public"."message_side" AS ENUM('buyer', 'seller');--> statement-breakpoint
ALTER TYPE "public"."listing_status" ADD VALUE 'unconfirmed';--> statement-breakpoint
CREATE TABLE "alert_hits" (
	"email_key" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"event" text NOT NULL,
	"alert_id" uuid,
	"frequency" "alert_frequency" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "alert_hits_email_key_listing_id_event_pk" PRIMARY KEY("email_key","listing_id","event")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"frequency" "alert_frequency" NOT NULL,
	"kind" "listing_kind" NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"anchor" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'all' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"radius" integer,
	"listing_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "alerts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "listing_offenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_offenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" uuid NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_token_hash" "bytea" NOT NULL,
	"seller_token_hash" "bytea" NOT NULL,
	"blocked_by" "message_side",
	"held_reason" text,
	"reported_by" "message_side",
	"report_reason" text,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_threads_buyer_token_hash_unique" UNIQUE("buyer_token_hash"),
	CONSTRAINT "message_threads_seller_token_hash_unique" UNIQUE("seller_token_hash")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender" "message_side" NOT NULL,
	"text" text NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "condition" "listing_condition";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "contact_method" "contact_method" DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "license_number" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_hits_waiting" ON "alert_hits" USING btree ("frequency","email_key") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "alert_hits_listing" ON "alert_hits" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "alert_hits_alert" ON "alert_hits" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alerts_match" ON "alerts" USING btree ("kind","anchor","category") WHERE confirmed_at is not null and listing_id is null;--> statement-breakpoint
CREATE INDEX "alerts_watched" ON "alerts" USING btree ("listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_email" ON "alerts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "alerts_unconfirmed" ON "alerts" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "listing_offenses_fingerprint" ON "listing_offenses" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "message_threads_listing" ON "message_threads" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "message_threads_expires" ON "message_threads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "message_threads_office" ON "message_threads" USING btree ("created_at" DESC NULLS LAST) WHERE reported_at is not null or held_reason is not null;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_zip" ON "listings" USING btree ("kind","zip","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "listings_category_zip" ON "listings" USING btree ("kind","category","zip","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "listings_condition" ON "listings" USING btree ("kind","condition","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public and condition is not null;--> statement-breakpoint
CREATE INDEX "listings_unconfirmed" ON "listings" USING btree ("created_at") WHERE status = 'active' and confirmed_at is null;--> statement-breakpoint
-- Listings from before these columns: their posters were not asked to prove the address.
UPDATE "listings" SET "confirmed_at" = "created_at", "zip" = coalesce(substring("location" from '\m(?:8[4-9]|9[0-7])\d{3}\M'), '');--> statement-breakpoint
ANALYZE listings;
