CREATE OR REPLACE FUNCTION "searchable_text"(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := lower($1);
BEGIN
  IF octet_length(t) > length(t) THEN
    -- Compatibility forms and accents are taken apart; marks, soft hyphens and characters without width go.
    t := normalize(regexp_replace(normalize(translate(t, '™℠', '  '), NFKD),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u061c\u0640\u064b-\u065f\u0670\u180e\u1ab0-\u1aff\u1dc0-\u1dff' ||
      '\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+', '', 'g'), NFC);
    t := replace(replace(replace(replace(lower(t), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    t := translate(t, U&'ıøđðłħς\2018\2019\2032\02BB\02BC\201C\201D\201E\2010\2011\2012\2013\2014\2212\2044\0085\1680\2028\2029',
      'ioddlhσ''''''''''"""------/    ');
  END IF;
  -- Every word and every sign has one space on both sides, by which whole words and their beginnings are found.
  t := regexp_replace(translate(t, E'\t\n\v\f\r', '     '), '([^[:alnum:] ])', ' \1 ', 'g');
  RETURN regexp_replace(' ' || t || ' ', ' {2,}', ' ', 'g');
END $$;--> statement-breakpoint
CREATE FUNCTION "word_pattern"("word" text, "whole" boolean) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := trim(searchable_text("word"));
BEGIN
  -- An index of trigrams cannot find fewer than three letters, except at the beginning of words.
  RETURN '%' || CASE WHEN "whole" OR length(t) < 3 THEN ' ' ELSE '' END ||
    regexp_replace(t, '[\\%_]', '\\\&', 'g') || CASE WHEN "whole" THEN ' ' ELSE '' END || '%';
END $$;--> statement-breakpoint
CREATE FUNCTION "text_of_html"(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := $1;
BEGIN
  -- "m<sup>2</sup>" is one word, a word and the number of its footnote are two.
  t := regexp_replace(t, '(\m[[:alnum:]]{1,2})<sup>', '\1', 'g');
  t := regexp_replace(t, '</?(?:a|b|code|em|i|mark|s|span|strong|sub|u)(?:\s[^>]*)?>|</sup>', '', 'g');
  t := regexp_replace(t, '<[^>]*>', ' ', 'g');
  t := replace(replace(replace(t, '&nbsp;', ' '), '&shy;', ''), '&quot;', '"');
  RETURN replace(replace(replace(t, '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "application_texts_searched" ON "application_texts" USING gin (searchable_text(words) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_searched" ON "audit_log" USING gin (searchable_text(actor || ' ' || action || ' ' || subject || ' ' || coalesce('#' || subject_id::text, '') || ' ' || title) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "class_terms_searched" ON "class_terms" USING gin (searchable_text(class || ' ' || teacher) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_searched" ON "contact_messages" USING gin (searchable_text(subject || ' ' || name || ' ' || email || ' ' || message) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pictures_searched" ON "pictures" USING gin (searchable_text(name || ' ' || alt) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trials_searched" ON "trials" USING gin (searchable_text(class || ' ' || student || ' ' || name || ' ' || email || ' ' || phone) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
DROP INDEX "class_terms_words";--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"vector" "tsvector" NOT NULL
);--> statement-breakpoint
CREATE INDEX "article_texts_title" ON "article_texts" USING gin (title gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "article_texts_vector" ON "article_texts" USING gin ("vector");--> statement-breakpoint
CREATE FUNCTION "text_of_article"("article" "articles") RETURNS "article_texts" LANGUAGE plpgsql STABLE AS $$
DECLARE
  "title" text := searchable_text("article"."title");
  "tags" text := searchable_text("article"."hashtags");
  "text" text := left(searchable_text(text_of_html(left("article"."content", 200000))), 100000);
  "other_title" text := searchable_text(coalesce("article"."translations" #>> '{id,title}', ''));
  "other_text" text :=
    left(searchable_text(text_of_html(left(coalesce("article"."translations" #>> '{id,content}', ''), 200000))), 100000);
BEGIN
  RETURN ROW("article"."id", "title" || "other_title" || "tags",
    setweight(to_tsvector('english', "title") || to_tsvector('indonesian', "title" || "other_title") ||
      to_tsvector('simple', "title" || "other_title"), 'A') || setweight(to_tsvector('simple', "tags"), 'B') ||
    setweight(to_tsvector('simple', "text" || "other_text"), 'C') ||
    to_tsvector('english', "text") || to_tsvector('indonesian', "text" || "other_text"));
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_article"("texts" "article_texts") RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT lexeme FROM (
    SELECT lexeme FROM unnest("texts"."vector") WHERE 'C' = any(weights)
    UNION SELECT v.lexeme FROM unnest("texts"."vector") v, unnest(to_tsvector('simple', "texts"."title")) t
    WHERE v.lexeme = t.lexeme AND 'A' = any(v.weights)) words
  WHERE lexeme ~ '^[[:alpha:]]{3,40}$'
$$;--> statement-breakpoint
CREATE FUNCTION "write_older_article_texts"("after" integer, "most" integer) RETURNS integer LANGUAGE sql AS $$
  WITH "older" AS (
    SELECT a AS "article" FROM "articles" a
    WHERE a."id" > "after" AND NOT EXISTS (SELECT FROM "article_texts" t WHERE t."article_id" = a."id")
    ORDER BY a."id" LIMIT "most" FOR KEY SHARE OF a
  ), "written" AS (
    INSERT INTO "article_texts" SELECT t.* FROM "older", text_of_article("article") t ON CONFLICT DO NOTHING
    RETURNING "article_texts" AS "texts"
  ), "words" AS (
    INSERT INTO "article_words" SELECT DISTINCT "word" FROM "written", words_of_article("texts") "word" ORDER BY "word"
    ON CONFLICT DO NOTHING
  )
  SELECT max(("article")."id") FROM "older"
$$;--> statement-breakpoint
ALTER TABLE "application_files" ADD COLUMN "text_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "application_files_outdated" ON "application_files" USING btree ("id") WHERE text_version < 1;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_article_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "texts" "article_texts" := text_of_article(NEW);
BEGIN
  INSERT INTO "article_texts" SELECT "texts".*
  ON CONFLICT ("article_id") DO UPDATE SET "title" = excluded."title", "vector" = excluded."vector";
  -- In one order for all, so that two articles saved at once cannot wait for each other.
  INSERT INTO "article_words" SELECT "word" FROM words_of_article("texts") "word" ORDER BY "word" ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "articles_words" AFTER INSERT OR UPDATE OF "title", "hashtags", "content", "translations" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "note_article_words"();
