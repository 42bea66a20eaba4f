import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type pg from 'pg'
import { withClient } from '../backup/tables.ts'

/** Seconds after which the database archives even a partial segment; the loss of its disk loses at most this much. */
const ARCHIVE_TIMEOUT = 60
/** Files excluded from a copy of a running database: they belong to the process, or come from the archive. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_dynshmem)\/.*)$/

export const logFolder = (dir: string) => join(dir, 'wal')
export const copiesFolder = (dir: string) => join(dir, 'base')

const inQuotes = (path: string) => {
  if (/["'%\\]/.test(path))
    throw new Error(`${path} has characters that the database's commands do not take.`)
  return `"${path}"`
}

/** Makes the database archive its log into a folder. @returns true if that needs a restart */
export async function enableArchive(url: string, dir: string): Promise<boolean> {
  await mkdir(logFolder(dir), { recursive: true, mode: 0o700 })
  await mkdir(copiesFolder(dir), { recursive: true, mode: 0o700 })
  const target = (name: string) => inQuotes(join(logFolder(dir), name))
  // Atomic, and never replaces existing files.
  const command = `test ! -f ${target('PLACE')} && cp "%p" ${target('PLACE.part')} && mv ${target('PLACE.part')} ${target('PLACE')}`
  return withClient(url, async (client) => {
    await client.query(`alter system set archive_command = '${command.replaceAll('PLACE', '%f')}'`)
    await client.query(`alter system set archive_timeout = ${ARCHIVE_TIMEOUT}`)
    await client.query('alter system set archive_mode = on')
    await client.query('select pg_reload_conf()')
    const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
    return rows[0]?.archive_mode !== 'on'
  })
}

async function copyCluster(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(from, path)
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
    if (!entry.isFile() || LEFT_OUT.test(name)) continue
    // Tables dropped during the copy are removed again when the log is replayed.
    await copyFile(path, join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/**
 * Copies a running database's folder, from which any later moment can be restored with the log.
 * @param cluster the database's own folder, readable by this process
 * @returns name of the copy
 */
export async function copyDatabase(url: string, cluster: string, dir: string): Promise<string> {
  const name = new Date().toISOString().replaceAll(':', '-')
  const target = join(copiesFolder(dir), name)
  const next = `${target}.part`
  await mkdir(next, { recursive: true, mode: 0o700 })
  try {
    // One session, because the copy is aborted when it ends.
    await withClient(url, async (client: pg.Client) => {
      await client.query(`select pg_backup_start('arunika', fast => true)`)
      await copyCluster(cluster, next)
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
      await writeFile(join(next, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
    })
    await rename(next, target)
    return name
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
}
