-- The answers alone: the questions' names and the link to the map are the same in every intake.
CREATE FUNCTION intake_answers_text(details jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(lower(string_agg(answer #>> '{}', ' ')), '')
	FROM jsonb_path_query(
		CASE jsonb_typeof(details) WHEN 'object' THEN details - 'googleMapsLink' ELSE details END,
		'strict $.** ? (@.type() == "string" || @.type() == "number")'
	) AS answer
$$;
--> statement-breakpoint
CREATE INDEX "lead_messages_text" ON "lead_messages" USING gin (lower(text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_notes_text" ON "lead_notes" USING gin (lower(text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_intake_answers" ON "leads" USING gin (intake_answers_text(details) gin_trgm_ops) WHERE kind = 'intake';