import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type DatabaseOutline, dumpTables, loadTables, withClient } from '../backup/tables.ts'

/** Folder of the databases that older versions left, one file each. They never change. */
export const FROZEN = import.meta.dirname

interface Frozen extends DatabaseOutline {
  /** Rows of each table, as `copy` writes them. */
  rows: string[]
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-frozen-'))
  return work(folder).finally(() => rm(folder, { recursive: true }))
}

/** The rows of a database, as a file holds them. */
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

/** Puts schema and rows of a file into the place of those of a database. */
export async function thaw(file: string, url: string): Promise<void> {
  const { rows, ...outline }: Frozen = JSON.parse(String(await promisify(gunzip)(await readFile(file))))
  await withFolder(async (folder) => {
    for (const [index, text] of rows.entries()) await writeFile(join(folder, `${index}`), text)
    await withClient(url, (client) => loadTables(client, outline, folder, new Map()))
  })
}
