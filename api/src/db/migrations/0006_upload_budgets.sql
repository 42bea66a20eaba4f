CREATE TABLE "document_total" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE FUNCTION "count_document_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "document_total" SET "bytes" = "bytes" + (SELECT coalesce(sum("size"), 0) FROM "changed_rows");
  ELSE
    UPDATE "document_total" SET "bytes" = "bytes" - (SELECT coalesce(sum("size"), 0) FROM "changed_rows");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "application_files_added" AFTER INSERT ON "application_files"
REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_document_bytes"();--> statement-breakpoint
CREATE TRIGGER "application_files_removed" AFTER DELETE ON "application_files"
REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_document_bytes"();--> statement-breakpoint
INSERT INTO "document_total" ("bytes") SELECT coalesce(sum("size"), 0) FROM "application_files";
