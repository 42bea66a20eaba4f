import { appendFile, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePaths } from '../../api/src/db/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { copiesFolder, logFolder } from './log-archive.ts'

/** Instant of a copy, from its name. */
const instantOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/** @throws Error if no copy is old enough */
async function copyBefore(dir: string, moment: Date): Promise<string> {
  const names = (await readdir(copiesFolder(dir))).filter((name) => instantOf(name) <= moment.getTime())
  const newest = names.sort().at(-1)
  if (!newest) throw new Error(`No copy of the database is as old as ${moment.toISOString()}.`)
  return join(copiesFolder(dir), newest)
}

/**
 * Runs the database as of a moment, in a scratch folder that is removed afterwards.
 * @param dir archive made by `enableArchive` and `copyDatabase`
 * @param passwordFile password file of the copied embedded database
 * @throws Error if the archive does not reach that moment
 */
export async function withDatabaseAsOf<T>(
  dir: string,
  moment: Date,
  passwordFile: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const copy = await copyBefore(dir, moment)
  const scratch = await mkdtemp(join(tmpdir(), 'arunika-as-of-'))
  const { cluster, password, log } = databasePaths(scratch)
  try {
    await cp(copy, cluster, { recursive: true })
    await mkdir(join(cluster, 'pg_wal'), { recursive: true, mode: 0o700 })
    await copyFile(passwordFile, password)
    const settings = {
      archive_mode: 'off',
      restore_command: `cp "${join(logFolder(dir), '%f')}" "%p"`,
      // PostgreSQL accepts no time zone abbreviation here, not even Z.
      recovery_target_time: moment.toISOString().replace('Z', '+00'),
      recovery_target_inclusive: 'off',
      recovery_target_action: 'promote',
    }
    const settingsText = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
    await appendFile(join(cluster, 'postgresql.auto.conf'), settingsText.join(''))
    await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
    const database = await startEmbeddedDatabase({ dataDir: scratch }).catch(async (cause: unknown) => {
      const messages = (await readFile(log, 'utf8'))
        .split('\n')
        .filter((text) => /FATAL|ERROR|HINT/.test(text))
      throw new Error(`The archive does not reach ${moment.toISOString()}. ${messages.join(' ')}`, { cause })
    })
    try {
      // Only a later change in the archive proves that all earlier ones are in it.
      if (!(await readFile(log, 'utf8')).includes('recovery stopping'))
        throw new Error(`The archive does not reach ${moment.toISOString()}.`)
      return await work(database.url)
    } finally {
      await database.stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
