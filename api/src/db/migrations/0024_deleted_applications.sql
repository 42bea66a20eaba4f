CREATE TABLE "deleted_applications" (
	"name" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_applications_age" ON "deleted_applications" USING btree ("deleted_at");
--> statement-breakpoint
CREATE FUNCTION "note_deleted_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_applications" ("name")
  SELECT encode(sha256(convert_to("reference", 'UTF8')), 'hex') FROM "old_rows" ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_noted_delete" AFTER DELETE ON "applications"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_deleted_applications"();
