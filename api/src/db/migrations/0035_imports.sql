CREATE TABLE "article_import_entries" (
	"import_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"article_id" integer,
	"notes" text[] NOT NULL,
	CONSTRAINT "article_import_entries_import_id_nth_pk" PRIMARY KEY("import_id","nth")
);
--> statement-breakpoint
CREATE TABLE "article_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"file_name" text NOT NULL,
	"publishes" boolean NOT NULL,
	"articles" integer NOT NULL,
	"notes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "article_import_entries" ADD CONSTRAINT "article_import_entries_import_id_article_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."article_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_slug" ON "articles" USING btree ("slug") WHERE slug <> '';