CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "article_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "social_card" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('indonesian', title), 'A') ||
      setweight(to_tsvector('simple', translate(hashtags, '#', ' ')), 'B') ||
      to_tsvector('english', left(content, 200000)) || to_tsvector('indonesian', left(content, 200000))) STORED;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_words_nearest" ON "article_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_application" ON "outgoing_mails" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "articles_hashtags" ON "articles" USING gin (string_to_array(lower("hashtags"), '#'));--> statement-breakpoint
CREATE FUNCTION "note_article_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order for all, so that two articles saved at once cannot wait for each other.
  INSERT INTO "article_words"
  SELECT lexeme FROM unnest(to_tsvector('simple', NEW.title || ' ' || left(NEW.content, 200000)))
  WHERE lexeme ~ '^[[:alpha:]]{3,40}$'
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_words" AFTER INSERT OR UPDATE OF "title", "content" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "note_article_words"();--> statement-breakpoint
UPDATE "articles" SET "title" = "title";
