CREATE TABLE "application_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"author" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "application_mail_id" integer;--> statement-breakpoint
ALTER TABLE "application_mails" ADD CONSTRAINT "application_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_mails_application" ON "application_mails" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_templates_name" ON "mail_templates" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_application_mail_id_application_mails_id_fk" FOREIGN KEY ("application_mail_id") REFERENCES "public"."application_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_written" ON "outgoing_mails" USING btree ("application_mail_id");--> statement-breakpoint
-- To begin with; recruiters change and delete them.
INSERT INTO "mail_templates" ("name", "subject", "text") VALUES
('Invitation to an interview', 'Your interview for {{vacancy}}', 'Hello {{name}},

thank you for applying for {{vacancy}} at {{site}}. We enjoyed reading your application and would like to get to know you.

Please answer this mail with two or three days and times next week that suit you. The conversation takes about 45 minutes, and we can have it at our studio or online.

We look forward to meeting you.

{{site}}'),
('Rejection', 'Your application for {{vacancy}}', 'Hello {{name}},

thank you for applying for {{vacancy}} at {{site}}, and for the time that you put into your application.

We have decided to go on with other applicants this time. It was not an easy choice, and it does not mean that your work is not good.

We would be glad to hear from you again when another vacancy suits you. We wish you all the best.

{{site}}'),
('Documents are missing', 'Documents for your application for {{vacancy}}', 'Hello {{name}},

thank you for applying for {{vacancy}} at {{site}}. Before we can go on, we need some more documents from you:

- (please name them here)

You can add them by the link in the mail that confirmed your application, or answer this mail. Your reference code is {{reference}}.

If anything is unclear, just write to us.

{{site}}');
