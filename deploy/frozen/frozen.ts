import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type DatabaseOutline, dumpTables, loadTables, withClient } from '../backup/tables.ts'

/** Folder of databases written by older versions, one file each. They never change. */
export const FROZEN = import.meta.dirname

interface Frozen extends DatabaseOutline {
  /** Rows of each table, in `copy` format. */
  rows: string[]
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-frozen-'))
  return work(folder).finally(() => rm(folder, { recursive: true }))
}

/** Exports a database's rows in the file format. */
export const freeze = (url: string): Promise<Buffer> =>
  withFolder((folder) =>
    withClient(url, async (client) => {
      await client.query('begin isolation level repeatable read')
      const outline = await dumpTables(client, folder)
      const rows = outline.tables.map((_, index) => readFile(join(folder, `${index}`), 'utf8'))
      const frozen: Frozen = { ...outline, rows: await Promise.all(rows) }
      return promisify(gzip)(JSON.stringify(frozen), { level: 9 })
    }),
  )

/** Replaces a database's schema and rows with those of a file. */
export async function thaw(file: string, url: string): Promise<void> {
  const { rows, ...outline }: Frozen = JSON.parse(String(await promisify(gunzip)(await readFile(file))))
  await withFolder(async (folder) => {
    for (const [index, text] of rows.entries()) await writeFile(join(folder, `${index}`), text)
    await withClient(url, (client) => loadTables(client, outline, folder, new Map()))
  })
}
