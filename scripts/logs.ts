import { copyFileSync, mkdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a log, after which it becomes the previous one. */
const MAX_LOG_BYTES = 10_000_000
const CHECK_EVERY_MS = 60_000

/**
 * File for a server's output. It takes two files of 10 MB each at most: servers append to it, so it can be
 * emptied while they run.
 */
export function openLog(dataDir: string, name: string): string {
  const dir = join(dataDir, 'logs')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, `${name}.log`)
  limitLog(file)
  setInterval(() => limitLog(file), CHECK_EVERY_MS).unref()
  return file
}

export function limitLog(file: string, maxBytes = MAX_LOG_BYTES): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxBytes) return
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // On a full disk the older lines are lost, which makes room.
  }
  truncateSync(file)
}
