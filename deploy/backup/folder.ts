import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  DamagedFileError,
  parseState,
  readIfThere,
  withChecksum,
  writeWhole,
} from '@anyam/server/state-files'
import * as z from 'zod'

/** A backup in the folder of backups; its name contains the time it was made. */
export interface StoredBackup {
  name: string
  path: string
  at: Date
  bytes: number
}

const NAME = /^arunika-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(\.age)?$/
const DAY_MS = 86_400_000
/** Number of days, weeks and months for which one backup each is retained. */
const RETAINED = { days: 14, weeks: 8, months: 12 }

export const backupFolder = (env: NodeJS.ProcessEnv = process.env) => resolve(env.BACKUP_DIR || './backups')

export const backupName = (at: Date, isEncrypted: boolean) =>
  `arunika-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? '.age' : ''}`

/** Newest first. A missing folder counts as empty. */
export async function listBackups(dir: string): Promise<StoredBackup[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = names.flatMap((name) => {
    const [, day, ...time] = NAME.exec(name) ?? []
    return day ? [{ name, path: join(dir, name), at: new Date(`${day}T${time.slice(0, 3).join(':')}Z`) }] : []
  })
  const backups = await Promise.all(
    found.map(async (backup) => ({ ...backup, bytes: (await stat(backup.path)).size })),
  )
  return backups.sort((a, b) => b.at.getTime() - a.at.getTime())
}

const week = (at: Date) => Math.floor((at.getTime() / DAY_MS + 3) / 7)

/** Backups to delete: all except the newest of each recent day, week and month. */
export function expired<T extends Pick<StoredBackup, 'at'>>(newestFirst: readonly T[]): T[] {
  const retained = new Set<T>(newestFirst.slice(0, 1))
  const keepNewestOf = (count: number, keyOf: (at: Date) => string | number) => {
    const newest = new Map<string | number, T>()
    for (const backup of newestFirst) if (!newest.has(keyOf(backup.at))) newest.set(keyOf(backup.at), backup)
    for (const backup of [...newest.values()].slice(0, count)) retained.add(backup)
  }
  keepNewestOf(RETAINED.days, (at) => at.toISOString().slice(0, 10))
  keepNewestOf(RETAINED.weeks, week)
  keepNewestOf(RETAINED.months, (at) => at.toISOString().slice(0, 7))
  return newestFirst.filter((backup) => !retained.has(backup))
}

/** @returns names of the deleted backups */
export async function deleteExpired(dir: string): Promise<string[]> {
  const old = expired(await listBackups(dir))
  for (const { path } of old) await rm(path)
  return old.map(({ name }) => name)
}

const failures = z.number().optional()
const result = z.object({ at: z.string(), seconds: z.number() })
const status = z.object({
  backup: result.extend({ bytes: z.number() }).optional(),
  backupFailures: failures,
  drill: result.extend({ pages: z.number(), rows: z.number() }).optional(),
  drillFailures: failures,
})

/** Results of the last backup and the last drill, for metrics. Instants are ISO 8601. */
export type BackupStatus = z.infer<typeof status>

const statusFile = (dir: string) => join(dir, 'status.json')

/** Empty before the first backup, and if the file is damaged: the next backup writes it again. */
export async function readStatus(dir: string): Promise<BackupStatus> {
  try {
    return parseState(readIfThere(statusFile(dir))?.toString() ?? '{}', status, statusFile(dir))
  } catch (error) {
    if (error instanceof DamagedFileError) return {}
    throw error
  }
}

export async function changeStatus(
  dir: string,
  change: (status: BackupStatus) => BackupStatus,
): Promise<void> {
  const text = withChecksum(JSON.stringify(change(await readStatus(dir)), null, 2))
  await writeWhole(statusFile(dir), text)
}
