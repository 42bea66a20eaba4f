ALTER TABLE "administrators" ADD COLUMN "oidc_issuer" text;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "oidc_subject" text;--> statement-breakpoint
CREATE UNIQUE INDEX "administrators_identity" ON "administrators" USING btree ("oidc_issuer","oidc_subject");