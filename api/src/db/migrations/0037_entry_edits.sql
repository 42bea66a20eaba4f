CREATE TABLE "entry_editors" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"form_id" uuid NOT NULL,
	"administrator_id" integer NOT NULL,
	"field" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_editors_kind_entry_id_form_id_pk" PRIMARY KEY("kind","entry_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "entry_edits" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"fields" jsonb DEFAULT '{}' NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"started_by" uuid,
	"author_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_edits_kind_entry_id_pk" PRIMARY KEY("kind","entry_id"),
	CONSTRAINT "entry_edits_startedBy_unique" UNIQUE("started_by")
);
--> statement-breakpoint
ALTER TABLE "entry_editors" ADD CONSTRAINT "entry_editors_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_editors_seen" ON "entry_editors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "entry_editors_administrator" ON "entry_editors" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "entry_edits_files" ON "entry_edits" USING gin ("files") WITH (fastupdate=false);--> statement-breakpoint
INSERT INTO "entry_edits" ("kind", "entry_id", "fields", "files", "updated_at")
SELECT 'article', "article_id", "fields", "files", "updated_at" FROM "article_edits";
