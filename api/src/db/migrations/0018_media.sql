CREATE OR REPLACE FUNCTION "public_files"("pictures" jsonb, "social_card" text, "content" text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(
    SELECT picture ->> 'path' FROM jsonb_array_elements("pictures") picture
    UNION SELECT "social_card" WHERE "social_card" IS NOT NULL
    UNION SELECT pasted[1] FROM regexp_matches("content", '/uploads/((?:editor|articles)/[\w-]+\.[a-z]+)', 'g') pasted);
END $$;--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"sizes" jsonb NOT NULL,
	"files" text[] NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_hash" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "pictures_unread" ON "pictures" USING btree ("id") WHERE hash is null;--> statement-breakpoint
CREATE INDEX "pictures_files" ON "pictures" USING gin ("files") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "pictures_name" ON "pictures" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "pictures_words" ON "pictures" USING gin (plain_text(name || ' ' || alt) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_public_files" ON "articles" USING gin (public_files("pictures", "social_card", "content")) WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION "add_text_pictures"("of" text, "html" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "pictures" ("name", "sizes", "files")
  SELECT coalesce(nullif(left("of", 200), ''), 'Untitled'),
    jsonb_agg(jsonb_build_object('path', path, 'width', width, 'height', 0) ORDER BY width DESC),
    array_agg(path ORDER BY width DESC)
  FROM (
    SELECT DISTINCT pasted[1] AS path, pasted[2] AS stem, pasted[3]::integer AS width
    FROM regexp_matches("html", '/uploads/(((?:editor|articles)/[\w-]+)-(\d{1,5})\.webp)', 'g') pasted
  ) found
  WHERE NOT EXISTS (SELECT FROM "pictures" p WHERE p."files" @> array[found.path])
  GROUP BY stem
$$;--> statement-breakpoint
CREATE FUNCTION "add_article_pictures"("article" "articles") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "pictures" ("name", "alt", "focus_x", "focus_y", "sizes", "files")
  SELECT coalesce(nullif(left("article"."title", 200), ''), 'Untitled'), "article"."image_alt",
    "article"."image_focus_x", "article"."image_focus_y", "article"."pictures",
    array(SELECT size ->> 'path' FROM jsonb_array_elements("article"."pictures") size)
  WHERE jsonb_array_length("article"."pictures") > 0
    AND NOT EXISTS (SELECT FROM "pictures" p WHERE p."files" @> array["article"."pictures" -> 0 ->> 'path']);
  SELECT "add_text_pictures"("article"."title", "article"."content");
$$;--> statement-breakpoint
CREATE FUNCTION "note_article_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_article_pictures"(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_vacancy_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_text_pictures"(NEW."title", NEW."description" || NEW."requirement");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_pictures" AFTER INSERT OR UPDATE OF "pictures", "content" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "note_article_pictures"();--> statement-breakpoint
CREATE TRIGGER "vacancies_pictures" AFTER INSERT OR UPDATE OF "description", "requirement" ON "vacancies"
FOR EACH ROW EXECUTE FUNCTION "note_vacancy_pictures"();--> statement-breakpoint
SELECT "add_article_pictures"("articles") FROM "articles" ORDER BY "id";--> statement-breakpoint
SELECT "add_text_pictures"("title", "description" || "requirement") FROM "vacancies";
