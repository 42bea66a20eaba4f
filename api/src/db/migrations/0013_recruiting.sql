ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "salary_min" integer;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "salary_max" integer;--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree (lower("email"),"id");