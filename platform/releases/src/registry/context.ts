import type { FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../store.ts'
import { Approvals } from './approvals.ts'
import { AuditLog } from './audit-log.ts'
import { GateJobs, type Run } from './gate-jobs.ts'
import { assertMay, type Identity, identityBy } from './identity.ts'
import { Notifier } from './notifications/notifier.ts'
import { registryFolder } from './operator-file.ts'
import { ALWAYS, assertAllowed, OPEN_POLICY, type ReleaseAction } from './policy.ts'
import { PolicyInForce } from './policy-in-force.ts'
import { assertRecordedKeys, recordTeams } from './recorded-teams.ts'
import { Records } from './records.ts'
import { Tokens } from './tokens.ts'

export interface RegistryOptions {
  store: ReleaseStore
  dataDir: string
  apiUrl: string
  /** Public URL of the site, for addresses that people open. */
  publicUrl: string
  /** Origin of builds that are not live. */
  previewUrl: string
  operatorToken: string
  /** Empty if shells may change nothing. */
  shellToken: string
  /** Required for the api to accept audit log entries. */
  logToken: string | undefined
  /** By remote: the token with which its image releases it. */
  releaseTokens?: Record<string, string>
  /** Runs instead of the gate. */
  runCheck?: Run
  /** Log level. */
  level?: string
}

/** Shared context of the registry's routes. */
export interface RegistryContext extends Pick<RegistryOptions, 'publicUrl' | 'previewUrl'> {
  store: ReleaseStore
  jobs: GateJobs
  approvals: Approvals
  tokens: Tokens
  auditLog: AuditLog
  records: Records
  notifier: Notifier
  policy: PolicyInForce
  dataDir: string
  /** @throws CodedError unless the token is valid */
  identify(request: FastifyRequest): Promise<Identity>
  /** @throws CodedError unless the sender's token and the policy allow it */
  authorize(who: Identity, action: ReleaseAction, remote: string): Promise<{ needsApproval: boolean }>
}

/** Actions that make a build count because its team has signed it. */
const OF_BUILDS: readonly ReleaseAction[] = ['publish', 'promote', 'canary', 'handover']

/** @param log writes an error */
export function contextOf(options: RegistryOptions, log: (text: string) => void): RegistryContext {
  const { store, dataDir, apiUrl, publicUrl, logToken: token } = options
  const folder = registryFolder(dataDir)
  const auditLog = new AuditLog({ apiUrl, token, folder })
  const records = new Records({ folder, auditLog, log })
  const tokens = new Tokens(folder, records)
  recordTeams(dataDir, records)
  const notifier = new Notifier({ store, folder, publicUrl, apiUrl, token, log })
  const policy = new PolicyInForce({ folder, store, tokens, auditLog, records, log })
  const identityOf = identityBy({ ...options, tokens })
  async function authorize(who: Identity, action: ReleaseAction, remote: string) {
    assertMay(who, action, remote)
    if (OF_BUILDS.includes(action)) await assertRecordedKeys(dataDir, remote)
    const inForce = await policy.read().catch((error: unknown) => {
      if (ALWAYS.includes(action)) return OPEN_POLICY
      throw error
    })
    return assertAllowed(inForce, { action, remote, who: who.name, at: new Date() })
  }
  return {
    store,
    jobs: new GateJobs({ run: options.runCheck, judged: (verdict) => notifier.tellVerdict(verdict) }),
    approvals: new Approvals(folder, records),
    tokens,
    auditLog,
    records,
    notifier,
    policy,
    dataDir,
    publicUrl,
    previewUrl: options.previewUrl,
    identify: ({ headers }) => identityOf(headers),
    authorize,
  }
}
