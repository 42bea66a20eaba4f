ALTER TABLE "administrators" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "last_visit_at" timestamp with time zone;