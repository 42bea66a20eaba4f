ALTER TABLE "applications" ADD COLUMN "announced_status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "announced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_mails" ADD COLUMN "announces" text;--> statement-breakpoint
-- Until now applicants read the status itself, so each of them has been told.
UPDATE "applications" SET "announced_status" = "status" WHERE "status" <> 'new';
