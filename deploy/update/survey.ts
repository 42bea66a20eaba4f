import { join } from 'node:path'
import { openStore } from '@anyam/releases/open-store'
import { ownBuild, type Standing, standingOf } from '@anyam/releases/publish-live'
import { remotesIn } from '@anyam/releases/remotes'
import type { Settings } from '@anyam/server/env'
import { VERSION } from '@anyam/server/version'
import type pg from 'pg'
import { migrationsFolder, pendingMigrations } from '../../api/src/db/pending-migrations.ts'
import { assertNotTooOld, readSchemaVersion } from '../../api/src/db/schema-version.ts'
import { withClient } from '../backup/tables.ts'

/** Folder of the checkout. */
export const root = join(import.meta.dirname, '../..')

/** Versions that did not record themselves in the database, by the number of migrations that they applied. */
const UNRECORDED: readonly [atMost: number, version: string][] = [
  [4, '0.1.0'],
  [27, '0.2.0'],
]

/** The site before an update. */
export interface Survey {
  /** Version that migrated the database last; undefined for an empty one. */
  from: string | undefined
  /** Names of the migrations that the update applies. */
  pending: string[]
  /** The builds of this checkout, each with what the update does with it. */
  remotes: { name: string; build: string; standing: Standing }[]
  /** Builds that are live, by remote. */
  live: Record<string, string>
  /** Version of the running site: `undefined` if no site runs, 'older' if it does not say. */
  running: string | undefined
}

/** Reads the state of the site. Changes nothing. @throws TooOldError if the database is of a newer version */
export async function survey(settings: Settings, databaseUrl: string): Promise<Survey> {
  const [database, releases, running] = await Promise.all([
    withClient(databaseUrl, surveyDatabase),
    surveyReleases(settings),
    runningVersion(settings),
  ])
  return { ...database, ...releases, running }
}

async function surveyDatabase(client: pg.Client): Promise<Pick<Survey, 'from' | 'pending'>> {
  await assertNotTooOld(client)
  const { isNew, pending } = await pendingMigrations(client, migrationsFolder)
  const tags = pending.map(({ tag }) => tag)
  if (isNew) return { from: undefined, pending: tags }
  const recorded = await readSchemaVersion(client)
  if (recorded) return { from: recorded.version, pending: tags }
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  )
  const applied = rows[0]?.applied ?? 0
  return { from: UNRECORDED.find(([atMost]) => applied <= atMost)?.[1] ?? VERSION, pending: tags }
}

/** Builds of this checkout's remotes, whichever checkout released the live ones. */
export const ownBuilds = () => remotesIn(root).map((name) => ownBuild(join(root, name), undefined))

async function surveyReleases(settings: Settings): Promise<Pick<Survey, 'remotes' | 'live'>> {
  const store = await openStore(settings, { isUnsigned: true })
  await store.refresh()
  const live = Object.entries(store.live().remotes).map(([name, { build }]) => [name, build])
  const remotes = ownBuilds().map(async (own) => ({
    name: own.remote,
    build: own.build,
    standing: await standingOf(store, own),
  }))
  return { remotes: await Promise.all(remotes), live: Object.fromEntries(live) }
}

const HEALTH_DEADLINE_MS = 3_000

/** Asks the site at its port on this machine. */
async function runningVersion({ port }: Settings): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, {
      signal: AbortSignal.timeout(HEALTH_DEADLINE_MS),
    })
    const { version } = (await response.json().catch(() => ({}))) as { version?: string }
    return version ?? 'older'
  } catch {
    return undefined
  }
}
