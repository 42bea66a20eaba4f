CREATE TABLE "application_texts" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_texts" ADD CONSTRAINT "application_texts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD COLUMN "text" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "application_files_unread" ON "application_files" USING btree ("id") WHERE text is null;--> statement-breakpoint
CREATE FUNCTION "application_words"("application" integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', a."name", a."phone", a."email", a."reference", a."institution", a."why_interested",
    a."past_experiences", a."skills_or_expertise", a."software_or_tools", a."teamworking",
    (SELECT string_agg(f."text", ' ' ORDER BY f."id") FROM "application_files" f WHERE f."application_id" = a."id"))
  FROM "applications" a WHERE a."id" = "application"
$$;--> statement-breakpoint
CREATE FUNCTION "write_application_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "application_texts" SELECT "id", application_words("id") FROM "new_rows" ORDER BY "id"
  ON CONFLICT ("application_id") DO UPDATE SET "words" = excluded."words";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_written_insert" AFTER INSERT ON "applications"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_application_texts"();--> statement-breakpoint
CREATE FUNCTION "write_texts_of_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Files that go with their application leave no text to write.
  UPDATE "application_texts" t SET "words" = application_words(a."id")
  FROM "applications" a
  WHERE a."id" = t."application_id" AND a."id" IN (SELECT "application_id" FROM "changed_rows");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "application_files_written_insert" AFTER INSERT ON "application_files"
REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_files"();--> statement-breakpoint
CREATE TRIGGER "application_files_written_update" AFTER UPDATE ON "application_files"
REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_files"();--> statement-breakpoint
CREATE TRIGGER "application_files_written_delete" AFTER DELETE ON "application_files"
REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_files"();--> statement-breakpoint
INSERT INTO "application_texts" SELECT "id", application_words("id") FROM "applications" ORDER BY "id";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "application_texts_words" ON "application_texts" USING gin (plain_text(words) gin_trgm_ops) WITH (fastupdate=false);
