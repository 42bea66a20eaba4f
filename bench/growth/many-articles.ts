import { sql } from 'drizzle-orm'
import type { Database } from '../../api/src/db/database.ts'

const STEP = 500

/**
 * Writes articles with the length and variety of the samples. Each takes its text from a sample and adds unique words,
 * so that the vocabulary grows as in a real newsroom.
 */
export async function fillWithArticles(db: Database, count: number, after = 0): Promise<void> {
  // In steps, because no statement may exceed the api's time limit.
  const last = after + count
  for (let first = after + 1; first <= last; first += STEP)
    await insert(db, first, Math.min(first + STEP - 1, last))
}

async function insert(db: Database, first: number, last: number) {
  await db.execute(sql`
    with added as (insert into articles (title, date, hashtags, content, excerpt, pictures, social_card)
    select sample.title || ' ' || nth,
      date '2026-11-01' - (nth / 3)::int,
      sample.hashtags || '#topic' || nth % 200,
      sample.content || '<p>' || own.words || '</p>', sample.excerpt, sample.pictures, sample.social_card
    from generate_series(${first}::int, ${last}::int) nth
    join lateral (select * from articles order by id offset nth % 16 limit 1) sample on true
    join lateral (
      select string_agg(translate(to_hex((nth * 7919 + k * 104729) % 65536), '0123456789', 'aeioubdklm'), ' ') as words
      from generate_series(1, 30) k) own on true
    returning id)
    insert into article_categories select added.id, c.id from added join categories c on c.id = added.id % 4 + 1`)
}
