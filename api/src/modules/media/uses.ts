import type { PictureUse } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articles, entryEdits, vacancies } from '../../db/schema/index.ts'
import { filesOfArticle } from '../articles/repository.ts'
import { findPartnersWithLogo } from '../site/logos.ts'
import type { PictureRow } from './repository.ts'

/** Maximum number of uses listed. */
const MAX_NAMED = 50

const filesOf = ({ files }: Pick<PictureRow, 'files'>) => sql`${sql.param(files)}::text[]`

const isIn = (html: ReturnType<typeof sql>, picture: Pick<PictureRow, 'files'>) => sql`exists (
  select from unnest(${filesOf(picture)}) file where position('/uploads/' || file in ${html}) > 0)`

const inVacancy = (picture: Pick<PictureRow, 'files'>) =>
  isIn(sql`${vacancies}.description || ${vacancies}.requirement || ${vacancies}.translations::text`, picture)

/** Articles and vacancies that show the picture, newest first, and partners with it as their logo. */
export async function listUses(executor: Executor, picture: Pick<PictureRow, 'files'>) {
  const { rows: used } = await executor.execute<Omit<PictureUse, 'subject'> & Record<string, unknown>>(sql`
    select id, title, exists (select from jsonb_array_elements(pictures) size
      where size ->> 'path' = any(${filesOf(picture)})) as "isCover",
      ${isIn(sql`content || translations::text`, picture)} as "isInText"
    from ${articles} where ${filesOfArticle(sql`&& ${filesOf(picture)}`)} order by id desc limit ${MAX_NAMED + 1}`)
  const { rows: vacant } = await executor.execute<{ id: number; title: string }>(sql`
    select id, title from ${vacancies} where deleted_at is null and ${inVacancy(picture)}
    order by id desc limit ${MAX_NAMED}`)
  const partners = await findPartnersWithLogo(executor, picture.files)
  const uses: PictureUse[] = [
    ...partners.map(({ name }) => ({
      subject: 'site' as const,
      ...{ id: 1, title: `Logo of ${name}`, isCover: false, isInText: false },
    })),
    ...used.map(({ id, title, isCover, isInText }) => ({
      subject: 'article' as const,
      ...{ id, title, isCover, isInText },
    })),
    ...vacant.map((row) => ({ subject: 'job vacancy' as const, ...row, isCover: false, isInText: true })),
  ]
  return { uses: uses.slice(0, MAX_NAMED), hasMoreUses: uses.length > MAX_NAMED }
}

/** Articles whose unsaved text contains the picture. */
export async function listUnsavedUses(executor: Executor, picture: Pick<PictureRow, 'files'>) {
  const { rows } = await executor.execute<{ title: string }>(sql`
    select coalesce(a.title, ${entryEdits.fields}->'title'->>'value', '') as title from ${entryEdits}
    left join ${articles} a on a.id = ${entryEdits.entryId} and ${entryEdits.kind} = 'article'
    where ${entryEdits.files} && ${filesOf(picture)} order by ${entryEdits.entryId} limit 1`)
  return rows.map(({ title }) => title)
}

/** Ids of all articles that show the picture, in a fixed order for locking. */
export async function articlesWith(executor: Executor, picture: Pick<PictureRow, 'files'>) {
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from ${articles} where ${filesOfArticle(sql`&& ${filesOf(picture)}`)} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The same for vacancies. */
export async function vacanciesWith(executor: Executor, picture: Pick<PictureRow, 'files'>) {
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from ${vacancies} where deleted_at is null and ${inVacancy(picture)} order by id`,
  )
  return rows.map(({ id }) => id)
}
