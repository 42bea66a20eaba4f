import pg from 'pg'

export interface Volume {
  articles: number
  applications: number
  messages: number
  entries: number
}

const TABLES = [
  'articles',
  'article_categories',
  'article_texts',
  'article_words',
  'applications',
  'application_files',
  'application_texts',
  'application_notes',
  'application_moves',
  'application_ratings',
  'application_mails',
  'interviews',
  'outgoing_mails',
  'article_imports',
  'article_import_entries',
  'contact_messages',
  'trials',
  'audit_log',
  'revisions',
  'trash',
  'pictures',
]

/** Rows that a newsroom and a recruiter create in years, with one statement per table. */
const rowsOf = ({ articles, applications, messages, entries }: Volume) => [
  `insert into categories (name) select 'Category ' || n from generate_series(1, 5) n`,
  `insert into vacancies (title, type, location, status, description, requirement)
   select 'Vacancy ' || n, 'internship', 'Bandung', case when n % 2 = 0 then 'closed' else 'open' end, '', ''
   from generate_series(1, 7) n`,
  `insert into articles (title, date, hashtags, content, excerpt, pictures, social_card, is_draft, publish_at, created_at, linked_pages, has_category, translations)
   select 'Story ' || n || ' of ' || substr(md5(n::text), 1, 6), date '2026-11-01' - n / 30,
     '#topic' || n % 200 || case when n % 2 = 0 then '#art' else '' end,
     '<p>Puppets and ' || substr(md5((n * 7)::text), 1, 6) || '</p>'
       || case when n % 50 = 0 then '<img src="/uploads/editor/p' || n || '.webp">' else '' end,
     'Puppets', jsonb_build_array(jsonb_build_object('path', 'articles/' || n || '.webp', 'width', 1, 'height', 1)),
     'articles/' || n || '-social.jpg', n % 997 = 0, case when n <= 3 then now() + interval '1 day' end,
     now() - n * interval '1 hour',
     case when n % 500 = 0 then '/career/' || n % 7 || ' /academy/kid-class' else '' end, n % 25 > 0,
     case when n % 3 = 0 then jsonb_build_object('id', jsonb_build_object('title', 'Cerita ' || n,
       'content', '<p>Wayang dan ' || substr(md5((n * 7)::text), 1, 6) || '</p>', 'excerpt', 'Wayang',
       'seoTitle', '', 'seoDescription', '')) else '{}' end
   from generate_series(1, ${articles}) n`,
  `insert into article_categories select id, id % 4 + 1 from articles where has_category
   union select id, id % 3 + 1 from articles where has_category`,
  `insert into article_texts select texts.* from articles, text_of_article(articles) texts`,
  `insert into article_words select lexeme from articles, unnest(to_tsvector('simple', title)) group by lexeme
   having lexeme ~ '^[[:alpha:]]{3,40}$'`,
  `insert into article_imports (actor, file_name, publishes, articles, remarks, finished_at)
   select 'a@example.com', 'diary.xml', false, 20, '{}', now() from generate_series(1, ${articles} / 100) n`,
  `insert into article_import_entries (import_id, nth, title, outcome, remarks)
   select id, n, 'Story ' || n, 'draft', '{}' from article_imports, generate_series(1, 20) n`,
  `insert into vacancy_stages (vacancy_id, position, name, status)
   select v.id, s.nth, initcap(s.status), s.status from vacancies v,
     unnest(array['new', 'shortlisted', 'interview', 'offered', 'rejected']) with ordinality s(status, nth)
   order by v.id, s.nth`,
  `insert into applications (vacancy_id, reference, name, phone, email, education, why_interested,
     past_experiences, skills_or_expertise, software_or_tools, teamworking, is_read, status, stage_id, source, person, created_at)
   select n % 7 + 1, 'AR-' || n, 'Person ' || substr(md5(n::text), 1, 6), '', n || '@example.com', 's1', '', '',
     'Drawing', 'Blender', '', n % 50 > 0, case when n % 100 = 0 then 'interview' else 'new' end,
     n % 7 * 5 + case when n % 100 = 0 then 3 else 1 end, case when n % 3 = 0 then 'example.com' end,
     -- Every tenth has applied twice.
     md5((n - (n % 10 = 0)::int)::text)::uuid, now() - n * interval '5 minutes'
   from generate_series(1, ${applications}) n`,
  `insert into application_files (application_id, path, name, size, text, text_version)
   select id, 'applications/' || id || '.pdf', 'cv.pdf', 1, 'Puppets ' || repeat(md5(id::text) || ' ', 30), 1
   from applications`,
  `insert into application_notes (application_id, author, text) select id, 'a@example.com', 'x' from applications
   where id % 10 = 0`,
  `insert into application_moves (application_id, vacancy_id, from_stage_id, from_name, to_name, since, actor)
   select id, vacancy_id, stage_id, 'New', 'Shortlisted', created_at, 'a@example.com' from applications`,
  `insert into application_ratings (application_id, author, value)
   select id, 'a@example.com', id % 5 + 1 from applications where id % 10 = 0`,
  `insert into application_mails (application_id, author, recipient, subject, text, send_at, announces)
   select id, 'a@example.com', email, 'x', 'x', now() + interval '1 day', case when id % 200 = 0 then 'interview' end from applications where id % 10 = 0 order by id`,
  `insert into interviews (application_id, vacancy_id, author, times, minutes, venue, starts_at)
   select id, vacancy_id, 'a@example.com', array[now()], 45, 'x', created_at from applications where id % 10 = 0`,
  `insert into outgoing_mails (application_id, application_mail_id, recipient, subject, text, next_attempt_at, created_at)
   select application_id, id, recipient, 'x', 'x', send_at, send_at from application_mails where id % 10 = 0`,
  `insert into contact_messages (name, email, subject, message, read_at, created_at)
   select 'Sender ' || n, n || '@example.com', 'Subject ' || substr(md5(n::text), 1, 6), 'Text', 
     case when n % 10 > 0 then now() end, now() - n * interval '10 minutes'
   from generate_series(1, ${messages}) n`,
  `insert into trials (class_path, class, name, email, phone, student, age, day, status, created_at)
   select '/academy/kid-class/roblox', 'Class ' || n % 26, 'Parent ' || n, n || '@example.com', '', 
     'Student ' || substr(md5(n::text), 1, 6), 9, '', case when n % 10 > 0 then 'confirmed' else 'new' end,
     now() - n * interval '5 minutes'
   from generate_series(1, ${messages}) n`,
  `insert into class_terms (class_path, class, starts_on, ends_on, weekdays, from_time, to_time, teacher, seats)
   select '/academy/kid-class/roblox', 'Roblox', current_date - n, current_date + 30, '{saturday}', '09:00', '11:00',
     'Yoga', 10
   from generate_series(1, 30) n`,
  `insert into audit_log (actor, action, subject, subject_id, title, created_at)
   select 'sari@example.com', 'changed', case when n % 5000 = 0 then 'category' else 'article' end, n,
     'Story ' || substr(md5(n::text), 1, 6), now() - n * interval '3 minutes'
   from generate_series(1, ${entries}) n`,
  `insert into revisions (subject, subject_id, actor, action, title, snapshot, files, created_at)
   select 'article', n, 'sari@example.com', 'changed', 'Story ' || n, jsonb_build_object('title', 'Story ' || n,
     'date', (date '2026-11-01' - n / 30)::text,
     'hashtags', '#topic' || n % 200 || case when n % 2 = 0 then '#art' else '' end, 'content', '<p>x</p>', 'pictures', '[]'::jsonb, 'socialCard', null,
     'imageAlt', '', 'focus', jsonb_build_object('x', 50, 'y', 50), 'isDraft', false, 'publishAt', null,
     'createdAt', '2026-01-01T00:00:00Z', 'categories', '[]'::jsonb),
     array['articles/' || n || '.webp'], now() - n * interval '1 minute'
   from generate_series(1, ${articles}) n`,
  // The first five are only in the library.
  `insert into pictures (hash, name, alt, sizes, files)
   select md5(n::text), 'Picture ' || substr(md5(n::text), 1, 6), case when n % 3 = 0 then 'Puppets' else '' end,
     jsonb_build_array(jsonb_build_object('path', path, 'width', 1, 'height', 1)), array[path]
   from (select n, case when n <= 5 then 'editor/unused-' || n || '.webp' else 'articles/' || n || '.webp' end as path
     from generate_series(1, ${articles}) n) numbered`,
  // The first is a vacancy with its applications; the others are deleted articles.
  `insert into trash (subject, subject_id, title, actor, revision_id, deleted_at)
   select case when n = 1 then 'job vacancy' else 'article' end, case when n = 1 then 7 else 1000000 + n end,
     'Story ' || substr(md5(n::text), 1, 6), 'sari@example.com', n, now() - n * interval '5 seconds'
   from generate_series(1, ${articles} / 20) n`,
  'update vacancies set deleted_at = now() where id = 7',
  // Data normally written by the triggers, which did not run.
  `insert into application_texts
   select a.id, concat_ws(' ', a.name, a.email, a.reference, a.skills_or_expertise, a.software_or_tools, f.text)
   from applications a join application_files f on f.application_id = a.id order by a.id`,
  `update vacancy_stages s set applications = (select count(*) from applications where stage_id = s.id)`,
  `insert into vacancy_counts select vacancy_id, count(*), count(*) filter (where not is_read)
   from applications group by vacancy_id`,
  `insert into article_days select date, count(*) from articles group by date`,
  `insert into hashtag_counts select tag, count(*)
   from (select distinct id, unnest(string_to_array(lower(hashtags), '#')) tag from articles) tags
   where tag <> '' group by tag`,
  `insert into category_counts select category_id, count(*) from article_categories group by category_id`,
]

/** Fills a database quickly, without triggers and with indexes created afterwards. */
export async function fill(url: string, volume: Volume): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index i where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
      [TABLES],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const statement of rowsOf(volume)) await client.query(statement)
    for (const { definition } of indexes) await client.query(definition)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
