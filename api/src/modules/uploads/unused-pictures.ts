import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articles, entryEdits, revisions, siteFacts, vacancies } from '../../db/schema/index.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { filesOfArticle } from '../articles/repository.ts'
import { isInLibrary } from '../media/repository.ts'
import { twinOf } from './avif-twins.ts'

/**
 * SQL condition: the public file named by `stored` is in the library, or is shown by an article, a vacancy, the site, a
 * revision or unsaved edits.
 */
export const isShown = sql`(${isInLibrary(sql`stored.name`)}
  or exists (select from ${articles} where ${filesOfArticle(sql`@> array[stored.name]`)})
  or exists (select from ${revisions} where ${revisions.files} @> array[stored.name])
  or exists (select from ${entryEdits} where ${entryEdits.files} @> array[stored.name])
  or exists (select from ${siteFacts} where position('/uploads/' || stored.name in ${siteFacts.facts}::text) > 0)
  or exists (select from ${vacancies}
    where position('/uploads/' || stored.name in ${vacancies.description} || ${vacancies.requirement} || ${vacancies.translations}::text) > 0))`

/** Removes those of the files that nothing shows. */
export async function removeUnused(db: Executor, store: FileStore, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const { rows } = await db.execute<{ name: string }>(
    sql`select stored.name from unnest(${sql.param(names)}::text[]) stored(name) where not ${isShown}`,
  )
  await store.remove(
    'public',
    rows.flatMap(({ name }) => [name, twinOf(name)]),
  )
}
