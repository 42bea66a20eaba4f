ALTER TABLE "articles" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "review_requested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "articles_in_review" ON "articles" USING btree ("date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_draft and review_requested_at is not null;--> statement-breakpoint
CREATE INDEX "articles_of_author" ON "articles" USING btree ("author_id","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);