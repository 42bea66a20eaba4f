ALTER TABLE "articles" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "translated_vector" "tsvector";--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION "write_translated_vector"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.translated_vector := CASE WHEN NEW.translations <> '{}' THEN
    setweight(to_tsvector('indonesian', coalesce(NEW.translations #>> '{id,title}', '')), 'A') ||
    to_tsvector('indonesian', left(coalesce(NEW.translations #>> '{id,content}', ''), 200000)) END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_translated_vector" BEFORE INSERT OR UPDATE OF "translations" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "write_translated_vector"();--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_translated_files" ON "articles" USING gin (public_files('[]', null, "translations"::text)) WITH (fastupdate=false) WHERE translations <> '{}';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_translated_search" ON "articles" USING gin ("translated_vector");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_article_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order for all, so that two articles saved at once cannot wait for each other.
  INSERT INTO "article_words"
  SELECT lexeme FROM unnest(to_tsvector('simple', concat_ws(' ', NEW.title, left(NEW.content, 200000),
    NEW.translations #>> '{id,title}', left(NEW.translations #>> '{id,content}', 200000))))
  WHERE lexeme ~ '^[[:alpha:]]{3,40}$'
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "articles_words" AFTER INSERT OR UPDATE OF "title", "content", "translations" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "note_article_words"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_article_pictures"("article" "articles") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "pictures" ("name", "alt", "focus_x", "focus_y", "sizes", "files")
  SELECT coalesce(nullif(left("article"."title", 200), ''), 'Untitled'), "article"."image_alt",
    "article"."image_focus_x", "article"."image_focus_y", "article"."pictures",
    array(SELECT size ->> 'path' FROM jsonb_array_elements("article"."pictures") size)
  WHERE jsonb_array_length("article"."pictures") > 0
    AND NOT EXISTS (SELECT FROM "pictures" p WHERE p."files" @> array["article"."pictures" -> 0 ->> 'path']);
  SELECT "add_text_pictures"("article"."title", "article"."content" || "article"."translations"::text);
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "articles_pictures" AFTER INSERT OR UPDATE OF "pictures", "content", "translations" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "note_article_pictures"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_vacancy_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_text_pictures"(NEW."title", NEW."description" || NEW."requirement" || NEW."translations"::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "vacancies_pictures" AFTER INSERT OR UPDATE OF "description", "requirement", "translations" ON "vacancies"
FOR EACH ROW EXECUTE FUNCTION "note_vacancy_pictures"();
