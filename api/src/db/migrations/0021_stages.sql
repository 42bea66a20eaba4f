CREATE TABLE "application_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"vacancy_id" integer NOT NULL,
	"from_stage_id" integer,
	"from_name" text NOT NULL,
	"to_name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"application_id" integer NOT NULL,
	"author" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_ratings_application_id_author_pk" PRIMARY KEY("application_id","author")
);
--> statement-breakpoint
CREATE TABLE "vacancy_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancy_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vacancy_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_from_stage_id_vacancy_stages_id_fk" FOREIGN KEY ("from_stage_id") REFERENCES "public"."vacancy_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_stages" ADD CONSTRAINT "vacancy_stages_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_moves_from" ON "application_moves" USING btree ("from_stage_id");--> statement-breakpoint
CREATE INDEX "application_moves_numbers" ON "application_moves" USING btree ("vacancy_id","created_at" DESC NULLS FIRST,"from_stage_id","application_id","since");--> statement-breakpoint
CREATE INDEX "vacancy_stages_vacancy" ON "vacancy_stages" USING btree ("vacancy_id","position");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_vacancy_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."vacancy_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("stage_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- A new vacancy has a stage for each status, under its name in `APPLICATION_STATUS_NAMES`.
CREATE FUNCTION "add_default_stages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "vacancy_stages" ("vacancy_id", "position", "name", "status")
  SELECT NEW."id", s.nth, initcap(s.status), s.status
  FROM unnest(array['new', 'shortlisted', 'interview', 'offered', 'rejected']) WITH ORDINALITY s(status, nth);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "vacancies_staged" AFTER INSERT ON "vacancies"
FOR EACH ROW EXECUTE FUNCTION "add_default_stages"();--> statement-breakpoint
INSERT INTO "vacancy_stages" ("vacancy_id", "position", "name", "status")
SELECT v."id", s.nth, initcap(s.status), s.status FROM "vacancies" v,
  unnest(array['new', 'shortlisted', 'interview', 'offered', 'rejected']) WITH ORDINALITY s(status, nth)
ORDER BY v."id", s.nth;--> statement-breakpoint
-- When applications that were moved came to their stages is not known.
UPDATE "applications" a SET "stage_id" = s."id",
  "stage_since" = CASE WHEN a."status" = 'new' THEN a."created_at" ELSE now() END
FROM "vacancy_stages" s WHERE s."vacancy_id" = a."vacancy_id" AND s."status" = a."status";--> statement-breakpoint
CREATE FUNCTION "follow_stage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."stage_id" IS DISTINCT FROM OLD."stage_id" THEN
    NEW."status" := (SELECT "status" FROM "vacancy_stages" WHERE "id" = NEW."stage_id");
    NEW."stage_since" := now();
  ELSIF TG_OP = 'INSERT' OR NEW."status" <> OLD."status" THEN
    -- Waits for a change of the vacancy's stages; the next statement sees them.
    PERFORM FROM "vacancies" WHERE "id" = NEW."vacancy_id" FOR KEY SHARE;
    NEW."stage_id" := (
      SELECT "id" FROM "vacancy_stages" WHERE "vacancy_id" = NEW."vacancy_id" AND "status" = NEW."status"
      ORDER BY "position" LIMIT 1);
    NEW."stage_since" := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_staged" BEFORE INSERT OR UPDATE OF "status", "stage_id" ON "applications"
FOR EACH ROW EXECUTE FUNCTION "follow_stage"();--> statement-breakpoint
UPDATE "vacancy_stages" s SET "applications" = c."count"
FROM (SELECT "stage_id", count(*) AS "count" FROM "applications" GROUP BY "stage_id") c WHERE c."stage_id" = s."id";--> statement-breakpoint
CREATE FUNCTION "count_stages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_stages int[];
  entered int[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(o."stage_id"), array_agg(n."stage_id") INTO left_stages, entered
    FROM "old_rows" o JOIN "new_rows" n ON n."id" = o."id" WHERE n."stage_id" IS DISTINCT FROM o."stage_id";
  ELSIF TG_OP = 'INSERT' THEN
    entered := array(SELECT "stage_id" FROM "new_rows");
  ELSE
    left_stages := array(SELECT "stage_id" FROM "old_rows");
  END IF;
  -- In one order for all, so that two writers cannot wait for each other.
  PERFORM FROM "vacancy_stages" WHERE "id" = ANY (left_stages || entered) ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "vacancy_stages" s SET "applications" = s."applications" + c."change" FROM (
    SELECT "stage_id", sum("change") AS "change" FROM (
      SELECT unnest(left_stages) AS "stage_id", -1 AS "change" UNION ALL SELECT unnest(entered), 1) changes
    GROUP BY "stage_id"
  ) c WHERE c."stage_id" = s."id" AND c."change" <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_staged_insert" AFTER INSERT ON "applications"
REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_stages"();--> statement-breakpoint
CREATE TRIGGER "applications_staged_update" AFTER UPDATE ON "applications"
REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_stages"();--> statement-breakpoint
CREATE TRIGGER "applications_staged_delete" AFTER DELETE ON "applications"
REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_stages"();
