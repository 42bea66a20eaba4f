CREATE TABLE "article_days" (
	"date" date PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtag_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_days_counted" ON "article_days" USING btree ("date","articles");--> statement-breakpoint
CREATE INDEX "hashtag_counts_most" ON "hashtag_counts" USING btree ("articles" DESC NULLS FIRST,"name");
--> statement-breakpoint
CREATE FUNCTION "tags_of"("hashtags" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT tag FROM unnest(string_to_array(lower("hashtags"), '#')) tag WHERE tag <> ''
$$;--> statement-breakpoint
CREATE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_days date[];
  new_days date[];
  old_tags text[];
  new_tags text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_days := array(SELECT "date" FROM "old_rows");
    old_tags := array(SELECT "tags_of"("hashtags") FROM "old_rows");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_days := array(SELECT "date" FROM "new_rows");
    new_tags := array(SELECT "tags_of"("hashtags") FROM "new_rows");
  END IF;
  -- In one order for all, so that two writers cannot wait for each other; what stays as it was waits for no writer.
  INSERT INTO "article_days" AS c
  SELECT day, sum(change) FROM (
    SELECT unnest(old_days) AS day, -1 AS change UNION ALL SELECT unnest(new_days), 1) changes
  GROUP BY day HAVING sum(change) <> 0 ORDER BY day
  ON CONFLICT ("date") DO UPDATE SET "articles" = c."articles" + excluded."articles";
  INSERT INTO "hashtag_counts" AS c
  SELECT tag, sum(change) FROM (
    SELECT unnest(old_tags) AS tag, -1 AS change UNION ALL SELECT unnest(new_tags), 1) changes
  GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT ("name") DO UPDATE SET "articles" = c."articles" + excluded."articles";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_counted_insert" AFTER INSERT ON "articles"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_counted_update" AFTER UPDATE ON "articles"
REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_counted_delete" AFTER DELETE ON "articles"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
INSERT INTO "article_days" SELECT "date", count(*) FROM "articles" GROUP BY "date";--> statement-breakpoint
INSERT INTO "hashtag_counts"
SELECT tag, count(*) FROM "articles", "tags_of"("hashtags") tag GROUP BY tag;
