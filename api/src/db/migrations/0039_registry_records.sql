CREATE TABLE "registry_records" (
	"name" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL
);
