import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../store.ts'
import { Approvals } from './approvals.ts'
import { AuditLog } from './audit-log.ts'
import { GateJobs } from './gate-jobs.ts'
import { assertMay, type Identity, identityBy } from './identity.ts'
import { registryFolder } from './operator-file.ts'
import { assertAllowed, type ReleaseAction } from './policy.ts'
import { PolicyEdits } from './policy-edits.ts'
import { Tokens } from './tokens.ts'

export interface RegistryOptions {
  store: ReleaseStore
  dataDir: string
  apiUrl: string
  /** Public URL of the site, for addresses that people open. */
  publicUrl: string
  operatorToken: string
  /** Empty if shells may change nothing. */
  shellToken: string
  /** Required for the api to accept audit log entries. */
  logToken: string | undefined
  /** By remote: the token with which its image releases it. */
  releaseTokens?: Record<string, string>
  jobs?: GateJobs
  /** Log level. */
  level?: string
}

/** Shared context of the registry's routes. */
export interface RegistryContext extends Pick<RegistryOptions, 'publicUrl'> {
  store: ReleaseStore
  jobs: GateJobs
  approvals: Approvals
  tokens: Tokens
  auditLog: AuditLog
  policyEdits: PolicyEdits
  dataDir: string
  /** @throws CodedError unless the token is valid */
  identify(request: FastifyRequest): Promise<Identity>
  /** @throws CodedError unless the sender's token and the policy allow it */
  authorize(who: Identity, action: ReleaseAction, remote: string): Promise<{ needsApproval: boolean }>
}

export function contextOf(options: RegistryOptions): RegistryContext {
  const { store, dataDir, apiUrl, logToken, jobs = new GateJobs() } = options
  const folder = registryFolder(dataDir)
  const tokens = new Tokens(folder)
  const auditLog = new AuditLog({ apiUrl, token: logToken, folder })
  const identityOf = identityBy({ ...options, tokens })
  async function authorize(who: Identity, action: ReleaseAction, remote: string) {
    assertMay(who, action, remote)
    const change = { action, remote, who: who.name, at: new Date() }
    return assertAllowed(join(folder, 'policy.json'), change)
  }
  return {
    store,
    jobs,
    approvals: new Approvals(folder),
    tokens,
    auditLog,
    policyEdits: new PolicyEdits(folder, auditLog),
    dataDir,
    publicUrl: options.publicUrl,
    identify: (request) => identityOf(request.headers.authorization),
    authorize,
  }
}
