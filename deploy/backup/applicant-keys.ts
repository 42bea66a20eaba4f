import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { parseState, readIfThere, withChecksum, writeWhole } from '@anyam/server/state-files'
import type pg from 'pg'
import * as z from 'zod'

/** Keys of applications by their names in backups. */
export type ApplicantKeys = ReadonlyMap<string, Buffer>

const KEY_SIZE = 32
/** Serialises backups of one database, because each adds keys. Any otherwise unused number works. */
const LOCK = 7_164_309

/** SQL for an application's name in backups, a hash of its reference code that reveals nothing. */
export const nameInSql = (reference: string) => `encode(sha256(convert_to(${reference}, 'UTF8')), 'hex')`

/** Path of the keys of a backup's applications, which are stored next to it and never in it. */
export const keysFileOf = (backup: string) => join(dirname(backup), 'applicants.keys')

const schema = z.record(z.string(), z.base64url().length(Math.ceil((KEY_SIZE * 4) / 3)))
const REMEDY =
  'Restore it from where the backups are copied to: no other file opens their applications. Nothing was overwritten.'

/** @returns undefined if there is no such file @throws DamagedFileError */
export async function readApplicantKeys(file: string): Promise<ApplicantKeys | undefined> {
  const text = readIfThere(file)?.toString()
  if (text === undefined) return undefined
  const keys = Object.entries(parseState(text, schema, file, REMEDY))
  return new Map(keys.map(([name, key]) => [name, Buffer.from(key, 'base64url')]))
}

/**
 * Gives a key to each application without one and destroys the keys of deleted applications, so that no backup of any
 * age reveals them. A missing application keeps its key, because the database may be an older one, or empty.
 * @param client inside a transaction
 */
export async function renewApplicantKeys(client: pg.Client, file: string): Promise<ApplicantKeys> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const keys = new Map(await readApplicantKeys(file))
  const { rows: present } = await client.query<{ name: string }>(
    `select ${nameInSql('reference')} as name from applications`,
  )
  for (const { name } of present) if (!keys.has(name)) keys.set(name, randomBytes(KEY_SIZE))
  for (const name of await deletedApplications(client)) keys.delete(name)
  const texts = [...keys].map(([name, key]) => [name, key.toString('base64url')])
  await writeWhole(file, withChecksum(JSON.stringify(Object.fromEntries(texts))), { mode: 0o600 })
  return keys
}

/** Names of deleted applications; none in a database that is older than their table, which an update backs up. */
async function deletedApplications(client: pg.Client): Promise<string[]> {
  const { rowCount } = await client.query(`select where to_regclass('deleted_applications') is not null`)
  if (rowCount === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from deleted_applications')
  return rows.map(({ name }) => name)
}
