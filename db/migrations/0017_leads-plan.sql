CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_action" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_action_on" date;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_messages_lead" ON "lead_messages" USING btree ("lead_id","created_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_next_action" ON "leads" USING btree ("next_action_on") WHERE next_action_on is not null;--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "listings_email" ON "listings" USING btree (lower(email));
--> statement-breakpoint
INSERT INTO "answer_templates" ("title", "text") VALUES
('We tried to call', 'We tried to call you about your request but couldn''t reach you. When is a good time? You can also call us back.'),
('Send photos', 'To answer this well, we''d like to see a few photos: the house from each side, the roof and gutters, and the pool or tank if you have one. Use the button below to send them.'),
('Visit first', 'This depends on your slope, your water and how the house is built, so we''d like to see it before we quote. Tell us which days work for you.'),
('Outside our area', 'Thank you for asking. Your property is outside the counties we work in, so we can''t take this on. Your local fire agency can tell you who does this work near you.');
