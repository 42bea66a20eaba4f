import { VERSION } from '@anyam/server/version'
import pg from 'pg'
import * as z from 'zod'

/** Oldest version of the product that works with this version's schema. Raise it with a migration that breaks it. */
export const OLDEST_WORKING = '0.2.0'

/** Versions recorded in the database by the newest version that has migrated it. */
export interface SchemaVersion {
  version: string
  oldestWorking: string
}

const schema = z.object({ version: z.string(), oldestWorking: z.string() })

/** This version of the product is too old for the database; the message is a sentence for operators. */
export class TooOldError extends Error {
  override name = 'TooOldError'

  constructor({ version, oldestWorking }: SchemaVersion) {
    super(
      `The database was migrated by version ${version} and works with version ${oldestWorking} or newer, but this is version ${VERSION}. Start a newer version, or restore a backup made before that migration.`,
    )
  }
}

type Client = Pick<pg.Client, 'query'>

export const isOlder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0

/** Undefined for new databases and for those last migrated by a version that did not record itself. */
export async function readSchemaVersion(client: Client): Promise<SchemaVersion | undefined> {
  const { rows } = await client.query<{ text: string | null }>(
    `select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as text`,
  )
  const text = rows[0]?.text
  return text ? schema.parse(JSON.parse(text)) : undefined
}

/** @throws TooOldError */
export async function assertNotTooOld(client: Client): Promise<void> {
  const recorded = await readSchemaVersion(client)
  if (recorded && isOlder(VERSION, recorded.oldestWorking)) throw new TooOldError(recorded)
}

/** Records this version after its migrations, unless a newer version has migrated the database. */
export async function recordSchemaVersion(client: Client): Promise<void> {
  const recorded = await readSchemaVersion(client)
  if (recorded && !isOlder(recorded.version, VERSION)) return
  const own: SchemaVersion = { version: VERSION, oldestWorking: OLDEST_WORKING }
  const text = pg.escapeLiteral(JSON.stringify(own))
  await client.query(`comment on table drizzle.__drizzle_migrations is ${text}`)
}
