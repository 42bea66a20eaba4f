CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"vacancy_id" integer NOT NULL,
	"author" text NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"minutes" integer NOT NULL,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_taken" ON "interviews" USING btree ("vacancy_id","starts_at") WHERE starts_at is not null and cancelled_at is null;