ALTER TABLE "intake_files" ADD COLUMN "taken_on" text;--> statement-breakpoint
ALTER TABLE "readiness_checks" ADD COLUMN "owner" text DEFAULT '' NOT NULL;