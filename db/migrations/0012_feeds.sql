CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"content" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone
);
