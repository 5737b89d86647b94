CREATE TYPE "public"."visit_kind" AS ENUM('call', 'assessment', 'maintenance', 'installation');--> statement-breakpoint
CREATE TYPE "public"."visit_status" AS ENUM('booked', 'done', 'no_show', 'canceled', 'blocked');--> statement-breakpoint
CREATE TABLE "visit_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_calendars_staff" UNIQUE NULLS NOT DISTINCT("staff_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid,
	"kind" "visit_kind",
	"status" "visit_status" DEFAULT 'booked' NOT NULL,
	"staff_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"county" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"wants_text" boolean DEFAULT false NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "visit_calendars" ADD CONSTRAINT "visit_calendars_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_per_lead" ON "visits" USING btree ("lead_id") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "visits_lead" ON "visits" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "visits_start" ON "visits" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "visits_remind" ON "visits" USING btree ("remind_at") WHERE status = 'booked' and reminded_at is null;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Of a hundred people who book one slot at once, one gets it. The zero id stands for the one crew of an office without staff.
ALTER TABLE "visits" ADD CONSTRAINT "visits_no_overlap" EXCLUDE USING gist (
	coalesce("staff_id", '00000000-0000-0000-0000-000000000000'::uuid) WITH =,
	tstzrange("starts_at", "busy_until") WITH &&
) WHERE ("status" IN ('booked', 'blocked'));
