import { join } from 'node:path'
import { CodedError } from '@arunika/server/errors'
import type { FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../store.ts'
import { Approvals } from './approvals.ts'
import { GateJobs } from './gate-jobs.ts'
import { assertMay, type Identity, identityBy } from './identity.ts'
import { registryFolder } from './operator-file.ts'
import { assertAllowed, type ReleaseAction } from './policy.ts'
import { Tokens } from './tokens.ts'

export interface RegistryOptions {
  store: ReleaseStore
  dataDir: string
  apiUrl: string
  /** Of the site, for addresses that people open. */
  publicUrl: string
  operatorToken: string
  /** Empty if no shell may change anything. */
  shellToken: string
  /** By remote: the token with which its image releases it. */
  releaseTokens?: Record<string, string>
  jobs?: GateJobs
  /** Of the log. */
  level?: string
}

export interface Authorized {
  who: Identity
  needsApproval: boolean
}

/** Shared context of the registry's routes. */
export interface RegistryContext extends Pick<RegistryOptions, 'publicUrl'> {
  store: ReleaseStore
  jobs: GateJobs
  approvals: Approvals
  tokens: Tokens
  dataDir: string
  /** Name of an administrator or operator. @throws CodedError when it is someone else */
  manager(request: FastifyRequest): Promise<string>
  /** @throws CodedError unless the token is valid */
  identify(request: FastifyRequest): Promise<Identity>
  /** @throws CodedError unless the sender may do it, by its token and by the policy */
  authorize(request: FastifyRequest, action: ReleaseAction, remote: string): Promise<Authorized>
  /** Whether a sender may do it now, if need be after a further proof. */
  may(who: Identity, action: ReleaseAction, remote: string): Promise<boolean>
}

export function contextOf(options: RegistryOptions): RegistryContext {
  const { store, dataDir, jobs = new GateJobs() } = options
  const folder = registryFolder(dataDir)
  const tokens = new Tokens(folder)
  const identityOf = identityBy({ ...options, tokens })
  const identify = (request: FastifyRequest) => identityOf(request.headers.authorization)
  async function authorized(who: Identity, action: ReleaseAction, remote: string): Promise<Authorized> {
    assertMay(who, action, remote)
    const change = { action, remote, who: who.name, at: new Date() }
    return { who, ...(await assertAllowed(join(folder, 'policy.json'), change)) }
  }
  return {
    store,
    jobs,
    approvals: new Approvals(folder),
    tokens,
    dataDir,
    publicUrl: options.publicUrl,
    identify,
    async manager(request) {
      const identity = await identify(request)
      if (identity.kind === 'operator') return identity.name
      if (identity.kind !== 'administrator') throw new CodedError('not_allowed')
      // A token or key opens its remote as long as it is valid: only full administrators may issue one.
      if (!identity.account.roles.includes('administrator')) throw new CodedError('forbidden')
      return identity.name
    },
    authorize: async (request, action, remote) => authorized(await identify(request), action, remote),
    may: (who, action, remote) =>
      authorized(who, action, remote).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CodedError) return error.code === 'step_up_needed'
          throw error
        },
      ),
  }
}
