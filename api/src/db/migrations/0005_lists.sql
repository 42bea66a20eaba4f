CREATE OR REPLACE FUNCTION "plain_text"(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- Without capitals and accents; every word has a space before it, by which its beginning is found.
  RETURN ' ' || lower(regexp_replace(
    regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'));
END $$;--> statement-breakpoint
CREATE TABLE "category_counts" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_counts" (
	"vacancy_id" integer PRIMARY KEY NOT NULL,
	"applications" integer NOT NULL,
	"unread" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_counts" ADD CONSTRAINT "category_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_counts" ADD CONSTRAINT "vacancy_counts_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_name" ON "applications" USING btree ("vacancy_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_email" ON "applications" USING btree ("vacancy_id",lower("email"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_education" ON "applications" USING btree ("vacancy_id","education","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_status" ON "applications" USING btree ("vacancy_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_words" ON "applications" USING gin (plain_text(name || ' ' || phone || ' ' || email || ' ' || reference || ' ' || institution || ' ' || skills_or_expertise || ' ' || software_or_tools) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_title" ON "articles" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_drafts" ON "articles" USING btree ("date","id") WHERE is_draft;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_words" ON "articles" USING gin (plain_text(title || ' ' || hashtags) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_subject" ON "audit_log" USING btree ("subject","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_words" ON "audit_log" USING gin (plain_text(actor || ' ' || action || ' ' || subject || ' ' || coalesce('#' || subject_id::text, '') || ' ' || title) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_subject" ON "contact_messages" USING btree (lower("subject"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_name" ON "contact_messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_email" ON "contact_messages" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_words" ON "contact_messages" USING gin (plain_text(subject || ' ' || name || ' ' || email || ' ' || message) gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE FUNCTION "count_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "vacancy_counts" AS c
    SELECT "vacancy_id", count(*), count(*) FILTER (WHERE NOT "is_read") FROM "new_rows"
    GROUP BY "vacancy_id" ORDER BY "vacancy_id"
    ON CONFLICT ("vacancy_id") DO UPDATE SET
      "applications" = c."applications" + excluded."applications", "unread" = c."unread" + excluded."unread";
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE "vacancy_counts" c SET "unread" = c."unread" + d."unread" FROM (
      SELECT o."vacancy_id", sum((NOT n."is_read")::int - (NOT o."is_read")::int) AS "unread"
      FROM "old_rows" o JOIN "new_rows" n ON n."id" = o."id" WHERE n."is_read" <> o."is_read" GROUP BY o."vacancy_id"
    ) d WHERE c."vacancy_id" = d."vacancy_id";
  ELSE
    UPDATE "vacancy_counts" c SET
      "applications" = c."applications" - d."applications", "unread" = c."unread" - d."unread"
    FROM (
      SELECT "vacancy_id", count(*) AS "applications", count(*) FILTER (WHERE NOT "is_read") AS "unread"
      FROM "old_rows" GROUP BY "vacancy_id"
    ) d WHERE c."vacancy_id" = d."vacancy_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_counted_insert" AFTER INSERT ON "applications"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "applications_counted_update" AFTER UPDATE ON "applications"
REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "applications_counted_delete" AFTER DELETE ON "applications"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
INSERT INTO "vacancy_counts"
SELECT "vacancy_id", count(*), count(*) FILTER (WHERE NOT "is_read") FROM "applications" GROUP BY "vacancy_id";--> statement-breakpoint
CREATE FUNCTION "count_categories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "category_counts" AS c
    SELECT "category_id", count(*) FROM "new_rows" GROUP BY "category_id" ORDER BY "category_id"
    ON CONFLICT ("category_id") DO UPDATE SET "articles" = c."articles" + excluded."articles";
  ELSE
    UPDATE "category_counts" c SET "articles" = c."articles" - d."articles"
    FROM (SELECT "category_id", count(*) AS "articles" FROM "old_rows" GROUP BY "category_id") d
    WHERE c."category_id" = d."category_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "article_categories_counted_insert" AFTER INSERT ON "article_categories"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_categories"();--> statement-breakpoint
CREATE TRIGGER "article_categories_counted_delete" AFTER DELETE ON "article_categories"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_categories"();--> statement-breakpoint
INSERT INTO "category_counts" SELECT "category_id", count(*) FROM "article_categories" GROUP BY "category_id";
