ALTER TABLE "applications" ADD COLUMN "person" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "consent_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "consent_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stored_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "invitations_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_mails" ADD COLUMN "invites_to" integer;--> statement-breakpoint
CREATE INDEX "applications_of_person" ON "applications" USING btree ("person","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_namesake" ON "applications" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_phone" ON "applications" USING btree (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_recent_as" ON "applications" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE FUNCTION "lock_person"("address" text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('person ' || lower("address"), 0))
$$;--> statement-breakpoint
-- By the index of addresses, also in a statement that fills an empty table. All applications of an address have the same.
CREATE FUNCTION "person_of"("address" text) RETURNS uuid LANGUAGE sql SET enable_seqscan = off AS $$
  SELECT "person" FROM "applications" WHERE lower("email") = lower("address") AND "person" IS NOT NULL LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION "assign_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Applications of one address that are sent at once wait for each other.
  PERFORM lock_person(NEW."email");
  NEW."person" := coalesce(person_of(NEW."email"), gen_random_uuid());
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_assigned" BEFORE INSERT ON "applications"
FOR EACH ROW EXECUTE FUNCTION "assign_person"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "application_words"("application" integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', a."name", a."phone", a."email", a."reference", a."institution", a."why_interested",
    a."past_experiences", a."skills_or_expertise", a."software_or_tools", a."teamworking",
    (SELECT string_agg(f."text", ' ' ORDER BY f."id") FROM "application_files" f WHERE f."application_id" = a."id"),
    (SELECT string_agg(n."text", ' ' ORDER BY n."id") FROM "application_notes" n WHERE n."application_id" = a."id"))
  FROM "applications" a WHERE a."id" = "application"
$$;--> statement-breakpoint
CREATE TRIGGER "application_notes_written_insert" AFTER INSERT ON "application_notes"
REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_files"();--> statement-breakpoint
CREATE TRIGGER "application_notes_written_delete" AFTER DELETE ON "application_notes"
REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "write_texts_of_files"();--> statement-breakpoint
CREATE FUNCTION "assign_older_people"("most" integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "older" integer[] := array(SELECT "id" FROM "applications" WHERE "person" IS NULL ORDER BY "id" LIMIT "most");
  "address" text;
  "known" uuid;
BEGIN
  FOR "address" IN SELECT DISTINCT lower("email") AS "of" FROM "applications" WHERE "id" = ANY("older") ORDER BY "of" LOOP
    PERFORM lock_person("address");
    "known" := coalesce(person_of("address"), gen_random_uuid());
    UPDATE "applications" SET "person" = "known" WHERE lower("email") = "address" AND "person" IS NULL;
  END LOOP;
  UPDATE "application_texts" SET "words" = application_words("application_id")
  WHERE "application_id" = ANY("older") AND "application_id" IN (SELECT "application_id" FROM "application_notes");
  RETURN cardinality("older");
END $$;--> statement-breakpoint
-- To begin with; recruiters change and delete it.
INSERT INTO "mail_templates" ("name", "subject", "text", "translations") VALUES
('Invitation to apply', 'We thought of you: {{vacancy}}', 'Hello {{name}},

you have applied to {{site}} before, and your work has stayed in our minds. We are looking for somebody again: {{vacancy}}.

If it suits you, we would be glad to receive your application: {{link}}

{{site}}', '{"id": {"subject": "Kami teringat pada Anda: {{vacancy}}", "text": "Halo {{name}},\n\nAnda pernah melamar di {{site}}, dan karya Anda masih kami ingat. Sekarang kami kembali mencari orang: {{vacancy}}.\n\nJika cocok untuk Anda, kami akan senang menerima lamaran Anda: {{link}}\n\n{{site}}"}}')
ON CONFLICT DO NOTHING;
