import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../../db/database.ts'
import { mailFolder } from '../../settings.ts'
import { keptApplications } from './repository.ts'

const applicationOf = (file: string) => Number.parseInt(file, 10)

/** Removes mail files of applications that are kept no more. */
export async function removeMailFiles(db: Executor, dataDir: string): Promise<number> {
  const folder = mailFolder(dataDir)
  const files = await readdir(folder).catch(() => [])
  if (files.length === 0) return 0
  const kept = await keptApplications(db, [...new Set(files.map(applicationOf).filter(Number.isInteger))])
  const left = files.filter((file) => !kept.has(applicationOf(file)))
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })))
  return left.length
}
