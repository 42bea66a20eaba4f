CREATE TABLE "trials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_path" text NOT NULL,
	"class" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"student" text NOT NULL,
	"age" integer NOT NULL,
	"day" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trials_newest_first" ON "trials" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trials_status" ON "trials" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trials_class" ON "trials" USING btree (lower("class"),"id");--> statement-breakpoint
CREATE INDEX "trials_student" ON "trials" USING btree (lower("student"),"id");--> statement-breakpoint
CREATE INDEX "trials_name" ON "trials" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "trials_words" ON "trials" USING gin (plain_text(class || ' ' || student || ' ' || name || ' ' || email || ' ' || phone) gin_trgm_ops) WITH (fastupdate=false);