CREATE TABLE "article_import_entries" (
	"import_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"article_id" integer,
	"remarks" text[] NOT NULL,
	CONSTRAINT "article_import_entries_import_id_nth_pk" PRIMARY KEY("import_id","nth")
);
--> statement-breakpoint
CREATE TABLE "article_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"file_name" text NOT NULL,
	"publishes" boolean NOT NULL,
	"articles" integer NOT NULL,
	"remarks" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_publications" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"version" timestamp with time zone,
	"check_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outgoing_webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_webhooks_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_import_entries" ADD CONSTRAINT "article_import_entries_import_id_article_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."article_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_publications_due" ON "article_publications" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "outgoing_webhooks_due" ON "outgoing_webhooks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_webhooks_of_article" ON "outgoing_webhooks" USING btree ("article_id","no");--> statement-breakpoint
CREATE INDEX "articles_slug" ON "articles" USING btree ("slug") WHERE slug <> '';--> statement-breakpoint
CREATE FUNCTION "check_publications"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := array(SELECT "id" FROM "new_rows");
  ELSIF TG_OP = 'DELETE' THEN
    ids := array(SELECT "id" FROM "old_rows");
  ELSE
    ids := array(SELECT n."id" FROM "new_rows" n JOIN "old_rows" o ON o."id" = n."id"
      WHERE (n."updated_at", n."is_draft", n."publish_at", n."unpublish_at")
        IS DISTINCT FROM (o."updated_at", o."is_draft", o."publish_at", o."unpublish_at"));
  END IF;
  -- In one order for all, so that two writers cannot wait for each other.
  INSERT INTO "article_publications" ("article_id", "check_at")
  SELECT unnest(ids) AS id, now() ORDER BY id
  ON CONFLICT ("article_id") DO UPDATE SET "check_at" = excluded."check_at";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_told_insert" AFTER INSERT ON "articles"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "check_publications"();--> statement-breakpoint
CREATE TRIGGER "articles_told_update" AFTER UPDATE ON "articles"
REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "check_publications"();--> statement-breakpoint
CREATE TRIGGER "articles_told_delete" AFTER DELETE ON "articles"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "check_publications"();--> statement-breakpoint
INSERT INTO "article_publications" ("article_id", "title", "slug", "version", "check_at")
SELECT "id", "title", "slug",
  CASE WHEN NOT "is_draft" AND coalesce("publish_at" <= now(), true) AND coalesce("unpublish_at" > now(), true)
    THEN "updated_at" END,
  CASE WHEN NOT "is_draft" THEN least(
    CASE WHEN "publish_at" > now() THEN "publish_at" END, CASE WHEN "unpublish_at" > now() THEN "unpublish_at" END) END
FROM "articles";
