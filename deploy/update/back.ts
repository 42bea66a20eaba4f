import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { isOlder, OLDEST_WORKING } from '../../api/src/db/schema-version.ts'
import { withClient } from '../backup/tables.ts'
import { readRecord, removeRecord } from './record.ts'
import { takeBuildsBack } from './releases.ts'
import { root } from './survey.ts'
import type { Site } from './update.ts'

/**
 * Makes the builds that the last update replaced live again, and says how the version before is started and what it
 * does not show. The database stays as it is.
 * @throws Error if no update is recorded
 */
export async function goBack({ settings, databaseUrl }: Omit<Site, 'backupDir'>): Promise<string> {
  const record = readRecord(settings.dataDir)
  if (!record) throw new Error(`${settings.dataDir} records no update to go back from.`)
  const { from, to, startedAt, backup } = record
  const { back, unchanged } = await takeBuildsBack(settings, record)
  const newer = await withClient(databaseUrl, (client) => rowsSince(client, startedAt))
  const lost = newer.map(({ table, count }) => `${count} of ${table}`).join(', ') || 'nothing'
  const works = !isOlder(from, OLDEST_WORKING)
  await removeRecord(settings.dataDir)
  return [
    `Live as before the update: ${back.join(', ') || 'no build had changed'}.`,
    ...(unchanged.length > 0
      ? [`Not taken back, since others released them or they are new: ${unchanged.join(', ')}.`]
      : []),
    works
      ? `Version ${from} works with this database: check it out (git checkout v${from}) and start it with the same settings. Saved since the update, and still there: ${lost}.`
      : `Version ${from} does not work with this database. Check it out (git checkout v${from}) and restore with it: pnpm restore ${backup} --replace. Saved since the update, and lost by that: ${lost}.`,
    ...(await cannotBeUndone(from, to)),
  ].join('\n')
}

/** Tables of what people write. */
const WRITTEN = ['articles', 'vacancies', 'categories', 'applications', 'contact_messages', 'trials']

/** Numbers of rows created since an instant. */
async function rowsSince(client: pg.Client, instant: string): Promise<{ table: string; count: number }[]> {
  const counts: { table: string; count: number }[] = []
  for (const table of WRITTEN) {
    const query = `select count(*)::int as n from ${pg.escapeIdentifier(table)} where created_at > $1`
    const { rows } = await client.query<{ n: number }>(query, [instant])
    if (rows[0]?.n) counts.push({ table, count: rows[0].n })
  }
  return counts
}

const SECTION = '### What cannot be undone'

/** The changelog's notes about going back, for each version after `from` up to `to`. */
async function cannotBeUndone(from: string, to: string): Promise<string[]> {
  const [, ...versions] = (await readFile(join(root, 'CHANGELOG.md'), 'utf8')).split(/^## /m)
  return versions.flatMap((text) => {
    const version = text.slice(0, text.indexOf('\n')).trim()
    const [, section] = text.split(SECTION)
    const isPassed = isOlder(from, version) && !isOlder(to, version)
    return section && isPassed ? [`What ${version} cannot undo:${section.split(/^#/m)[0]?.trimEnd()}`] : []
  })
}
