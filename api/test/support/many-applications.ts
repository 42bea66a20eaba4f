import pg from 'pg'
import { runningDatabaseUrl } from '../../src/db/embedded/running.ts'
import { addApplications } from './bulk-applications.ts'

/**
 * Command for the running product whose data folder is `DATA_DIR`. `add <title> <words>` fills the database with years
 * of recruiting and prints the vacancy with half of the applications, whose 1234th has a document with the words;
 * `fill <vacancy>` adds 16,000 to one vacancy; `remove <title>` deletes everything again.
 */
const VACANCIES = 50
const APPLICATIONS = 5_000

const [command, title = '', words = ''] = process.argv.slice(2)
const databaseUrl = runningDatabaseUrl(process.env.DATA_DIR ?? '')
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
if (command === 'add') {
  const { rows } = await client.query<{ id: number }>(
    `insert into vacancies (title, type, location, status, description, requirement)
     select $1::text || ' ' || n, 'internship', 'Bandung', 'closed', '<p>x</p>', '<p>x</p>' from generate_series(1, $2::int) n
     returning id`,
    [title, VACANCIES],
  )
  const ids = rows.map(({ id }) => id)
  await client.query(
    `insert into applications (vacancy_id, reference, name, phone, email, education, why_interested, past_experiences,
       skills_or_expertise, software_or_tools, teamworking, created_at)
     select ($1::int[])[case when n <= $2::int / 2 then 1 else n % array_length($1::int[], 1) + 1 end],
       'MANY-' || $3::text || '-' || n, 'Applicant ' || n, '+62 812', n || '@example.com', 's1', 'Puppets', 'Plays',
       'Carving', 'A knife', 'Early', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [ids, APPLICATIONS, title],
  )
  await client.query(
    `insert into application_files (application_id, path, name, size, text)
     select id, 'applications/many/' || id || '.pdf', 'cv.pdf', 1, $2 from applications where reference = $1`,
    [`MANY-${title}-1234`, words],
  )
  console.log(String(ids[0]))
} else if (command === 'fill') await addApplications({ databaseUrl: databaseUrl ?? '' }, Number(title))
else await client.query(`delete from vacancies where title ~ $1`, [`^${title} \\d+$`])
await client.end()
