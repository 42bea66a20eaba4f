import { createMetrics } from '@anyam/server/metrics'
import { Gauge } from 'prom-client'
import { type BackupStatus, listBackups, readStatus } from './folder.ts'

const seconds = (instant: string) => Date.parse(instant) / 1_000

const GAUGES: Record<string, { help: string; value: (status: BackupStatus) => number | undefined }> = {
  backup_last_success_timestamp_seconds: {
    help: 'When the newest backup was begun',
    value: ({ backup }) => backup && seconds(backup.at),
  },
  backup_last_bytes: { help: 'Size of the newest backup', value: ({ backup }) => backup?.bytes },
  backup_last_duration_seconds: { help: 'How long it took', value: ({ backup }) => backup?.seconds },
  backup_failures: {
    help: 'Failed backups since the last success',
    value: ({ backupFailures }) => backupFailures ?? 0,
  },
  drill_last_success_timestamp_seconds: {
    help: 'When a backup was last restored and its pages opened',
    value: ({ drill }) => drill && seconds(drill.at),
  },
  drill_last_duration_seconds: { help: 'How long that took', value: ({ drill }) => drill?.seconds },
  drill_last_rows: { help: 'Rows that were restored', value: ({ drill }) => drill?.rows },
  drill_failures: {
    help: 'Failed drills since the last success',
    value: ({ drillFailures }) => drillFailures ?? 0,
  },
}

/** Prometheus metrics of a folder of backups, for the service that makes them. */
export function createBackupMetrics(dir: string) {
  const metrics = createMetrics('backups')
  const registers = [metrics.registry]
  for (const [name, { help, value }] of Object.entries(GAUGES)) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = value(await readStatus(dir))
        if (found === undefined) this.reset()
        else this.set(found)
      },
    })
  }
  new Gauge({
    name: 'backups_stored',
    help: 'Backups in the folder',
    registers,
    async collect() {
      this.set((await listBackups(dir)).length)
    },
  })
  return metrics
}
