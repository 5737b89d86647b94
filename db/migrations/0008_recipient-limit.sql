ALTER TYPE "public"."delivery_status" ADD VALUE 'over_limit';--> statement-breakpoint
CREATE TABLE "recipient_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipient_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_hash" "bytea" NOT NULL,
	"is_link" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recipient_messages_recipient" ON "recipient_messages" USING btree ("recipient_hash","created_at");--> statement-breakpoint
CREATE INDEX "recipient_messages_created" ON "recipient_messages" USING btree ("created_at");