-- The default of the moment applies to existing articles without rewriting them; few of them have no category.
ALTER TABLE "articles" ADD COLUMN "has_category" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "has_category" SET DEFAULT false;--> statement-breakpoint
CREATE FUNCTION "set_has_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "articles" a WHERE a."id" IN (SELECT "article_id" FROM "new_rows") AND NOT a."has_category"
  ORDER BY a."id" FOR UPDATE;
  UPDATE "articles" a SET "has_category" = true
  WHERE a."id" IN (SELECT "article_id" FROM "new_rows") AND NOT a."has_category";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "clear_has_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock waits for concurrent changes to the same article, and the next statement sees them. In the order of ids,
  -- so that two writers cannot wait for each other.
  PERFORM FROM "articles" a WHERE a."id" IN (SELECT "article_id" FROM "old_rows") ORDER BY a."id" FOR UPDATE;
  UPDATE "articles" a SET "has_category" = false
  WHERE a."id" IN (SELECT "article_id" FROM "old_rows") AND a."has_category"
    AND NOT EXISTS (SELECT FROM "article_categories" ac WHERE ac."article_id" = a."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "article_categories_given" AFTER INSERT ON "article_categories"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "set_has_category"();--> statement-breakpoint
CREATE TRIGGER "article_categories_taken" AFTER DELETE ON "article_categories"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "clear_has_category"();--> statement-breakpoint
-- After the triggers: creating them waits for transactions that change categories of articles.
UPDATE "articles" SET "has_category" = false
WHERE NOT EXISTS (SELECT FROM "article_categories" ac WHERE ac."article_id" = "articles"."id");--> statement-breakpoint
CREATE INDEX "articles_without_category" ON "articles" USING btree ("date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not has_category;--> statement-breakpoint
CREATE INDEX "articles_without_category_title" ON "articles" USING btree (lower("title"),"id") WHERE not has_category;
