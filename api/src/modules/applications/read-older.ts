import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { applicationFiles, TEXT_VERSION } from '../../db/schema/index.ts'
import { checkPdf } from '../../lib/check-pdf.ts'

const AT_ONCE = 20
/** Milliseconds per hour, because other work waits meanwhile. */
const MOST_MS = 5 * 60_000

/**
 * Extracts the words of documents that predate document search or the present way of reading, in sequence.
 * @returns number of documents read
 */
export async function readOlderDocuments(context: Pick<Context, 'db' | 'store'>): Promise<number> {
  const until = Date.now() + MOST_MS
  let read = 0
  for (;;) {
    const unread = await context.db
      .select({ id: applicationFiles.id, path: applicationFiles.path })
      .from(applicationFiles)
      // As in the index.
      .where(sql`${applicationFiles.textVersion} < ${sql.raw(String(TEXT_VERSION))}`)
      .orderBy(asc(applicationFiles.id))
      .limit(AT_ONCE)
    for (const { id, path } of unread) {
      const text = await wordsOf(context.store, path)
      await context.db
        .update(applicationFiles)
        .set({ text: sql`coalesce(${text}, ${applicationFiles.text})`, textVersion: TEXT_VERSION })
        .where(eq(applicationFiles.id, id))
    }
    read += unread.length
    if (unread.length < AT_ONCE || Date.now() > until) return read
  }
}

/** Empty for a picture; null for a missing or unreadable file. */
async function wordsOf(store: Context['store'], path: string): Promise<string | null> {
  if (!path.endsWith('.pdf')) return ''
  const file = await store.open('private', path)
  if (!file) return null
  const tempPath = store.tempPath()
  try {
    await pipeline(file.stream, createWriteStream(tempPath, { flags: 'wx', mode: 0o600 }))
    const { finding, text } = await checkPdf(tempPath)
    return finding === 'sound' ? text : null
  } finally {
    await rm(tempPath, { force: true })
  }
}
