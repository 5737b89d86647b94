-- The people who have a draft were promised thirty days. From now on, those without a mailed link get seven.
UPDATE "intake_drafts" SET "link_sent_at" = "updated_at" WHERE "lead_id" IS NULL;
