CREATE TABLE "class_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_path" text NOT NULL,
	"class" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"weekdays" text[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"teacher" text NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"trial_price" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "term_id" integer;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "slot_on" date;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "slot_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "slot_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "class_terms_last_day" ON "class_terms" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "class_terms_first_day" ON "class_terms" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "class_terms_class" ON "class_terms" USING btree (lower("class"),"id");--> statement-breakpoint
CREATE INDEX "class_terms_words" ON "class_terms" USING gin (plain_text(class || ' ' || teacher) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "trials_slot" ON "trials" USING btree ("term_id","slot_on") WHERE term_id is not null;