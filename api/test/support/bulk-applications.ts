import pg from 'pg'

/** More than any vacancy receives within hours; as many as one collects in years. */
export const MANY = 16_000

/**
 * Adds applications to a vacancy by SQL, bypassing triggers, which would take longer than the test. Every hundredth
 * application has a document.
 */
export async function addApplications({ databaseUrl }: { databaseUrl: string }, id: number, count = MANY) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into applications (vacancy_id, reference, name, phone, email, education, why_interested, past_experiences,
       skills_or_expertise, software_or_tools, teamworking, created_at, stage_id)
     select v.id, 'BULK-' || v.id || '-' || n, 'Applicant ' || n, '+62 812 ' || n, n || '@example.com', 's1',
       'Puppets', 'Plays', 'Carving', 'A knife', 'Early', now() - n / 3 * interval '1 second',
       (select min(s.id) from vacancy_stages s where s.vacancy_id = v.id)
     from vacancies v, generate_series(1, $2::int) n where v.id = $1`,
    [id, count],
  )
  await client.query(
    `insert into vacancy_counts (vacancy_id, applications, unread) values ($1, $2, $2)
     on conflict (vacancy_id) do update set applications = $2, unread = $2`,
    [id, count],
  )
  await client.query('set local session_replication_role = origin')
  await client.query(
    `insert into application_files (application_id, path, name, size, text)
     select id, 'applications/00/' || id || '.pdf', 'cv.pdf', 1, '' from applications
     where vacancy_id = $1 and id % 100 = 0`,
    [id],
  )
  await client.query('commit')
  await client.end()
}
