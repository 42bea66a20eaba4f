CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"administrator_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"no" integer PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"administrator_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"administrator_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"administrator_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_administrator_id_code_hash_pk" PRIMARY KEY("administrator_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "roles" text[] DEFAULT '{"administrator"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "remotes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_administrator" ON "account_links" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "account_links_age" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_age" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_administrator" ON "passkey_challenges" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "passkeys_administrator" ON "passkeys" USING btree ("administrator_id");--> statement-breakpoint
CREATE FUNCTION "audit_hash"(previous text, no integer, entry "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(previous, no, entry."id", entry."actor", entry."action",
    entry."subject", entry."subject_id", entry."title", extract(epoch from entry."created_at"))::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "chain_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_no integer;
  last_hash text;
BEGIN
  -- Taken last of all locks, since the trigger runs at the commit: nobody can wait for each other.
  PERFORM pg_advisory_xact_lock(72616302);
  SELECT "no", "hash" INTO last_no, last_hash FROM "audit_chain" ORDER BY "no" DESC LIMIT 1;
  last_no := coalesce(last_no, 0) + 1;
  INSERT INTO "audit_chain" ("no", "entry_id", "hash")
  VALUES (last_no, NEW."id", "audit_hash"(coalesce(last_hash, ''), last_no, NEW));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  entry "audit_log";
  last_no integer := 0;
  last_hash text := '';
BEGIN
  FOR entry IN SELECT * FROM "audit_log" ORDER BY "id" LOOP
    last_no := last_no + 1;
    last_hash := "audit_hash"(last_hash, last_no, entry);
    INSERT INTO "audit_chain" ("no", "entry_id", "hash") VALUES (last_no, entry."id", last_hash);
  END LOOP;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_log_chained" AFTER INSERT ON "audit_log"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_log"();
