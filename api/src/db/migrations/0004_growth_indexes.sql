CREATE OR REPLACE FUNCTION "article_files"("pictures" jsonb, "social_card" text, "content" text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(
    SELECT picture ->> 'path' FROM jsonb_array_elements("pictures") picture
    UNION SELECT "social_card" WHERE "social_card" IS NOT NULL
    UNION SELECT pasted[1] FROM regexp_matches("content", '/uploads/(editor/[\w-]+\.[a-z]+)', 'g') pasted);
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_newest_first" ON "applications" USING btree ("vacancy_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_recent" ON "applications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_unread" ON "applications" USING btree ("vacancy_id") WHERE not is_read;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_newest_first" ON "articles" USING btree ("date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_publication" ON "articles" USING btree ("publish_at") WHERE not is_draft and publish_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_appeared" ON "articles" USING btree (greatest("created_at", "publish_at") desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_files" ON "articles" USING gin (article_files("pictures", "social_card", "content")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_newest_first" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_newest_first" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_unread" ON "contact_messages" USING btree ("id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "login_attempts_age" ON "login_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_age" ON "sessions" USING btree ("created_at");