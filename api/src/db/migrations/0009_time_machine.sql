CREATE TABLE "article_editors" (
	"article_id" integer NOT NULL,
	"form_id" uuid NOT NULL,
	"administrator_id" integer NOT NULL,
	"field" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_editors_article_id_form_id_pk" PRIMARY KEY("article_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "article_edits" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}' NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"title" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"title" text NOT NULL,
	"actor" text NOT NULL,
	"revision_id" integer NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_edits" ADD CONSTRAINT "article_edits_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_editors_seen" ON "article_editors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "article_editors_administrator" ON "article_editors" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "article_edits_files" ON "article_edits" USING gin ("files") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "revisions_subject" ON "revisions" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "revisions_files" ON "revisions" USING gin ("files") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "trash_subject" ON "trash" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "trash_newest_first" ON "trash" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trash_title" ON "trash" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "trash_revision" ON "trash" USING btree ("revision_id");