ALTER TABLE "applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_language" CHECK ("applications"."language" in ('en', 'id'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('en', 'id'));--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_language" CHECK ("trials"."language" in ('en', 'id'));--> statement-breakpoint
-- The templates of an earlier migration, unless recruiters have changed them.
UPDATE "mail_templates" t SET "translations" = jsonb_build_object('id', jsonb_build_object('subject', texts."subject", 'text', texts."text"))
FROM (VALUES
('Your interview for {{vacancy}}', 'Wawancara Anda untuk posisi {{vacancy}}', 'Halo {{name}},

terima kasih sudah melamar posisi {{vacancy}} di {{site}}. Kami senang membaca lamaran Anda dan ingin mengenal Anda lebih jauh.

Mohon balas email ini dengan dua atau tiga pilihan hari dan jam pada minggu depan yang cocok untuk Anda. Wawancara berlangsung sekitar 45 menit, dan bisa dilakukan di studio kami atau secara daring.

Kami menantikan pertemuan dengan Anda.

{{site}}'),
('Your application for {{vacancy}}', 'Lamaran Anda untuk posisi {{vacancy}}', 'Halo {{name}},

terima kasih sudah melamar posisi {{vacancy}} di {{site}}, dan atas waktu yang Anda luangkan untuk lamaran itu.

Kali ini kami memutuskan untuk melanjutkan dengan pelamar lain. Pilihannya tidak mudah, dan ini bukan berarti karya Anda tidak bagus.

Kami senang jika Anda melamar lagi saat ada lowongan lain yang cocok. Semoga sukses selalu.

{{site}}'),
('Documents for your application for {{vacancy}}', 'Dokumen untuk lamaran Anda: {{vacancy}}', 'Halo {{name}},

terima kasih sudah melamar posisi {{vacancy}} di {{site}}. Sebelum melanjutkan, kami memerlukan beberapa dokumen lagi dari Anda:

- (mohon sebutkan di sini)

Anda bisa menambahkannya lewat tautan di email konfirmasi lamaran Anda, atau dengan membalas email ini. Kode referensi Anda {{reference}}.

Jika ada yang kurang jelas, silakan tulis kepada kami.

{{site}}')
) AS texts ("english", "subject", "text")
WHERE t."subject" = texts."english" AND t."updated_at" = t."created_at";
