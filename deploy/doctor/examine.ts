import type { ApiSettings } from '../../api/src/settings.ts'
import { backupAge } from './backups.ts'
import { bad, type Finding, type Outcome, reasonOf } from './finding.ts'
import { disk, ports } from './machine.ts'
import { clock, names, tls } from './network.ts'
import { databases, forwardProxy, servers, trust } from './reach.ts'
import { classFacts, learningHost } from './samples.ts'
import { bucket, facts, mail, schema } from './services.ts'
import { smallFiles } from './small-files.ts'

export interface Examination {
  settings: ApiSettings
  /** The configured database, or the embedded one while it runs. */
  databaseUrl: string | undefined
  backupDir: string
  /** Recipient of the test mail; defaults to the site's own address. */
  recipient?: string | undefined
  /** The environment, whose forward proxy Node uses; defaults to that of this process. */
  env?: Record<string, string | undefined>
  /** Names of the checks to run; defaults to all. */
  checks?: readonly string[]
}

/** With all checks at once, the command ends within ten seconds whatever hangs. */
const DEADLINE_MS = 8_000

async function inTime(work: Promise<Outcome | Outcome[]>): Promise<Outcome | Outcome[]> {
  const late = Promise.withResolvers<Outcome>()
  const timer = setTimeout(
    () => late.resolve(bad(`The check did not end within ${DEADLINE_MS / 1_000} s: what it examines hangs.`)),
    DEADLINE_MS,
  )
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/** Checks everything that an installation needs; no check makes a lasting change. */
export async function examine({
  settings,
  databaseUrl,
  backupDir,
  recipient,
  env = process.env,
  checks: chosen,
}: Examination): Promise<Finding[]> {
  const checks: Record<string, () => Promise<Outcome | Outcome[]>> = {
    ports: () => ports(settings),
    disk: () => disk(settings),
    clock: () => clock(settings),
    names: () => names(settings),
    tls: () => tls(settings),
    trust: async () => trust(settings),
    proxy: () => forwardProxy(env),
    servers: () => servers(settings),
    mail: () => mail(settings, recipient),
    state: () => smallFiles(settings, databaseUrl, backupDir),
    files: () => bucket('S3_BUCKET', settings.s3),
    releases: () => bucket('RELEASES_S3_BUCKET', settings.releasesS3),
    schema: () => schema(databaseUrl),
    databases: () => databases(settings),
    facts: () => facts(databaseUrl),
    classes: classFacts,
    learning: () => learningHost(settings),
    backup: () => backupAge(backupDir),
  }
  const chosenChecks = Object.entries(checks).filter(([check]) => chosen?.includes(check) ?? true)
  const findings = chosenChecks.map(async ([check, run]): Promise<Finding[]> => {
    const outcomes = await inTime(run()).catch((error: unknown) =>
      bad(`The check failed: ${reasonOf(error)}.`),
    )
    return [outcomes].flat().map((outcome) => ({ check, ...outcome }))
  })
  return (await Promise.all(findings)).flat()
}
