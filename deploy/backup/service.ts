import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { takeNoArguments } from '@anyam/server/command'
import { readSettings } from '@anyam/server/env'
import { isOperator } from '@anyam/server/metrics'
import { readBackupKeys } from './encryption.ts'
import { backupFolder, listBackups } from './folder.ts'
import { createBackupMetrics } from './metrics.ts'
import { makeBackup } from './routine.ts'
import { withDatabase } from './with-database.ts'

/** Command: makes a backup each day while it runs, and serves Prometheus metrics on port 9180. */
const PORT = 9180
const EVERY_MS = 24 * 3_600_000
const RETRY_MS = 15 * 60_000

async function untilDue(dir: string, signal: AbortSignal): Promise<void> {
  const [newest] = await listBackups(dir)
  const due = newest ? newest.at.getTime() + EVERY_MS : Date.now()
  await delay(Math.max(0, due - Date.now()), undefined, { signal })
}

async function main(): Promise<void> {
  const settings = readSettings()
  const { recipient } = readBackupKeys()
  const dir = backupFolder()
  if (!recipient) console.error('BACKUP_RECIPIENT is not set: backups are not encrypted.')
  const { registry, text } = createBackupMetrics(dir)
  const server = createServer((request, response) => {
    if (request.url === '/health/live') return response.end('live\n')
    if (request.url !== '/metrics' || !isOperator(request.socket.remoteAddress, request.headers))
      return response.writeHead(404).end()
    text().then(
      (figures) => response.setHeader('content-type', registry.contentType).end(figures),
      () => response.writeHead(500).end(),
    )
  }).listen(PORT, process.env.HOST ?? '127.0.0.1')
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping.abort()
      server.close()
    })
  while (!stopping.signal.aborted) {
    await untilDue(dir, stopping.signal)
    await withDatabase(settings, async (databaseUrl) => {
      const { path, bytes } = await makeBackup({ dir, databaseUrl, settings, recipient })
      console.log(JSON.stringify({ time: new Date().toISOString(), msg: 'backed up', path, bytes }))
    }).catch(async (error: unknown) => {
      console.error(
        JSON.stringify({ time: new Date().toISOString(), msg: 'backup failed', error: String(error) }),
      )
      await delay(RETRY_MS, undefined, { signal: stopping.signal })
    })
  }
}

takeNoArguments(
  'node deploy/backup/service.ts: makes a backup each day and serves metrics; docs/operations/backup.md has its settings',
)
main().catch((error: unknown) => {
  if (error instanceof Error && error.name === 'AbortError') return
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
