import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseState, readIfThere, withChecksum, writeWhole } from '@anyam/server/state-files'
import * as z from 'zod'

const schema = z.object({
  /** Version of the product before and after the update. */
  from: z.string(),
  to: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  /** Path of the backup that the update has made and read back. */
  backup: z.optional(z.string()),
  /** Builds that were live before the update, by remote. */
  live: z.record(z.string(), z.string()),
  /** Builds that the update has made live, by remote. */
  released: z.record(z.string(), z.string()),
  /** ISO 8601; absent while the update can be continued. */
  finishedAt: z.optional(z.string()),
})

/** The last update of a data folder. An update that was interrupted continues from it, and `--back` reads it. */
export type UpdateRecord = z.infer<typeof schema>

const fileIn = (dataDir: string) => join(dataDir, 'update.json')

const REMEDY = 'Move it away: the next update starts from its first step.'

/** @throws DamagedFileError */
export function readRecord(dataDir: string): UpdateRecord | undefined {
  const path = fileIn(dataDir)
  const text = readIfThere(path)?.toString()
  return text === undefined ? undefined : parseState(text, schema, path, REMEDY)
}

export const writeRecord = (dataDir: string, record: UpdateRecord) =>
  writeWhole(fileIn(dataDir), withChecksum(JSON.stringify(record, null, 2)), { mode: 0o600 })

export const removeRecord = (dataDir: string) => rm(fileIn(dataDir), { force: true })
