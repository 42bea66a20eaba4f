import type { ApiSettings } from '../../api/src/settings.ts'
import { backupAge } from './backups.ts'
import { bad, type Finding, type Outcome, reasonOf } from './finding.ts'
import { disk, ports } from './machine.ts'
import { clock, names, tls } from './network.ts'
import { classFacts, learningHost } from './samples.ts'
import { bucket, facts, mail, schema } from './services.ts'

export interface Examination {
  settings: ApiSettings
  /** The configured database, or the embedded one while it runs. */
  databaseUrl: string | undefined
  backupDir: string
  /** Recipient of the test mail; defaults to the site's own address. */
  recipient?: string | undefined
}

/** Checks in sequence everything that an installation needs; no check makes a lasting change. */
export async function examine({
  settings,
  databaseUrl,
  backupDir,
  recipient,
}: Examination): Promise<Finding[]> {
  const checks: Record<string, () => Promise<Outcome | Outcome[]>> = {
    ports: () => ports(settings),
    disk: () => disk(settings),
    clock: () => clock(settings),
    names: () => names(settings),
    tls: () => tls(settings),
    mail: () => mail(settings, recipient),
    files: () => bucket('S3_BUCKET', settings.s3),
    releases: () => bucket('RELEASES_S3_BUCKET', settings.releasesS3),
    schema: () => schema(databaseUrl),
    facts: () => facts(databaseUrl),
    classes: classFacts,
    learning: () => learningHost(settings),
    backup: () => backupAge(backupDir),
  }
  const findings: Finding[] = []
  for (const [check, run] of Object.entries(checks)) {
    const outcomes = await run().catch((error: unknown) => bad(`The check failed: ${reasonOf(error)}.`))
    findings.push(...[outcomes].flat().map((outcome) => ({ check, ...outcome })))
  }
  return findings
}
