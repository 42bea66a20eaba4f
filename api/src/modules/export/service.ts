import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import type { PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.ts'
import {
  categories,
  contactMessages,
  mailTemplates,
  pictures,
  siteFacts,
  terms,
  trials,
  vacancies,
} from '../../db/schema/index.ts'
import { limitTries } from '../../lib/attempts.ts'
import { hasIdOf, listOf, type Pieces, readIds } from '../../lib/whole-lists.ts'
import type { ArticleService } from '../articles/service.ts'
import { record } from '../audit/repository.ts'
import { createAlerts } from '../auth/alerts.ts'
import type { Session } from '../auth/sessions.ts'

const LIMIT = { most: 20, windowSeconds: 3_600, code: 'too_many_requests' } as const
/** Pictures per query. */
const BATCH = 200

// biome-ignore lint/suspicious/noExplicitAny: drizzle's own type of any table
type Table = PgTableWithColumns<any>

/** Tables by the name of their file. Applications and their documents have exports for each vacancy. */
const TABLES: Readonly<Record<string, Table>> = {
  categories,
  'job-vacancies': vacancies,
  terms,
  trials,
  messages: contactMessages,
  'mail-templates': mailTemplates,
  site: siteFacts,
  pictures,
}

export function createExportService(context: Context, articles: Pick<ArticleService, 'list'>) {
  const { db, lists, store } = context
  const alerts = createAlerts(context)

  async function* rowsOf(table: Table): Pieces {
    const isThere = 'deletedAt' in table ? isNull(table.deletedAt) : undefined
    const ids = await readIds(
      lists,
      lists.select({ id: table.id }).from(table).where(isThere).orderBy(asc(table.id)),
    )
    const load = (some: readonly number[]) =>
      lists.select().from(table).where(hasIdOf(table.id, some)) as unknown as Promise<{ id: number }[]>
    yield* listOf(ids, load, (row) => JSON.stringify(row))
  }

  /** Paths of the largest sizes of all pictures. */
  async function* picturePaths() {
    for (let last = 0; ; ) {
      const rows = await lists
        .select({ id: pictures.id, path: sql<string | null>`${pictures.sizes} -> 0 ->> 'path'` })
        .from(pictures)
        .where(and(isNull(pictures.deletedAt), gt(pictures.id, last)))
        .orderBy(asc(pictures.id))
        .limit(BATCH)
      for (const { path } of rows) if (path) yield path
      if (rows.length < BATCH) return
      last = rows.at(-1)?.id ?? last
    }
  }

  async function* entries() {
    yield { name: 'articles.json', input: articles.list() }
    for (const [name, table] of Object.entries(TABLES)) yield { name: `${name}.json`, input: rowsOf(table) }
    for await (const path of picturePaths()) {
      const file = await store.open('public', path)
      if (file) yield { name: `uploads/${path}`, input: file.stream }
    }
  }

  return {
    /**
     * Everything that people have entered, as a zip of JSON and pictures, of which little is in memory at a time. The
     * export is logged, and the company is notified.
     * @throws CodedError too_many_requests
     */
    async everything(by: Session): Promise<Readable> {
      const sentence = 'You have exported everything many times.'
      await limitTries(db, `exports-of-all:${by.administratorId}`, { ...LIMIT, sentence })
      await db.transaction(async (transaction) => {
        await record(transaction, by, { action: 'exported', subject: 'site', title: 'Everything' })
        await alerts.exportedEverything(transaction, by.administratorId)
      })
      return Readable.from(makeZip(entries()))
    },
  }
}

export type ExportService = ReturnType<typeof createExportService>
