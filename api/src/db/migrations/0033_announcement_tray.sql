ALTER TABLE "administrators" ADD COLUMN "vacancies" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_unannounced" ON "applications" USING btree ("stage_since" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE (status <> announced_status) is true and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "applications_unannounced_of" ON "applications" USING btree ("vacancy_id","stage_since" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE (status <> announced_status) is true and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "applications_unannounced_as" ON "applications" USING btree ("status","stage_since" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE (status <> announced_status) is true and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_announcing" ON "outgoing_mails" USING btree ("created_at","application_id") WHERE application_mail_id is not null;--> statement-breakpoint
CREATE STATISTICS "applications_unannounced_share" ON ((status <> announced_status)) FROM "applications";--> statement-breakpoint
ANALYZE "applications";