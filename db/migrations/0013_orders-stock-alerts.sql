CREATE TYPE "public"."order_status" AS ENUM('confirmed', 'scheduled', 'delivered', 'canceled');--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"day" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"handle" text NOT NULL,
	"variant_id" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_steps_lead" ON "order_steps" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("email","variant_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_created" ON "stock_alerts" USING btree ("created_at");