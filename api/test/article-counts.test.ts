import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from './support/test-api.ts'

const insert = (count: number, date: string, hashtags: string) =>
  `insert into articles (title, date, hashtags, content, excerpt)
   select 'A' || n, '${date}', '${hashtags}', '', '' from generate_series(1, ${count}) n`

const COUNTED = `select 'day' as what, date::text as name, articles::int from article_days where articles <> 0
  union all select 'tag', name, articles from hashtag_counts where articles <> 0 order by what, name`
const THERE = `select 'day' as what, date::text as name, count(*)::int as articles from articles group by date
  union all select 'tag', tag, count(*)::int from (
    select distinct id, unnest(string_to_array(lower(hashtags), '#')) as tag from articles) tags
  where tag <> '' group by tag order by what, name`

async function createClients() {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const [client, other] = [0, 1].map(() => new pg.Client({ connectionString: url }))
  if (!client || !other) throw new Error('There are two clients.')
  await Promise.all([client.connect(), other.connect()])
  onTestFinished(() => client.end())
  onTestFinished(() => other.end())
  return { client, other }
}

it('articles of a day and of a hashtag are counted right after every kind of change', async () => {
  const { client } = await createClients()
  const changes = [
    insert(3, '2026-01-01', '#Art#art#puppets'),
    insert(2, '2026-01-02', ''),
    `update articles set date = '2026-01-02' where id < 3`,
    `update articles set hashtags = '#puppets#film' where id in (2, 3, 4)`,
    `update articles set title = 'B'`,
    'delete from articles where id in (1, 2)',
    'delete from articles where id = 4',
  ]
  for (const change of changes) {
    await client.query(change)
    const { rows } = await client.query(THERE)
    expect(rows.length, change).toBeGreaterThan(0)
    expect((await client.query(COUNTED)).rows, change).toEqual(rows)
  }
})

it('an edit that leaves day and hashtags as they are waits for no other article', async () => {
  const { client, other } = await createClients()
  await client.query(insert(1, '2026-01-01', '#art'))
  await other.query('begin')
  await other.query(insert(1, '2026-01-01', '#art'))
  await client.query(`set lock_timeout = '2s'`)
  await client.query(`update articles set title = 'B' where title = 'A1'`)
  await other.query('commit')
  expect((await client.query(COUNTED)).rows.map(({ articles }) => articles)).toEqual([2, 2])
})
