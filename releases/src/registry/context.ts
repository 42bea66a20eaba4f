import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../store.ts'
import { Approvals } from './approvals.ts'
import { GateJobs } from './gate-jobs.ts'
import { assertMay, type Identity, identityBy } from './identity.ts'
import { assertAllowed, type ReleaseAction } from './policy.ts'
import { Tokens } from './tokens.ts'

export interface RegistryOptions {
  store: ReleaseStore
  /** The registry's own: tokens, policy, approvals. */
  folder: string
  apiUrl: string
  operatorToken: string
  /** Empty if no shell may change anything. */
  shellToken: string
  jobs?: GateJobs
  /** Of the log. */
  level?: string
}

export interface Authorized {
  who: Identity
  needsApproval: boolean
}

/** What the routes of the registry share. */
export interface RegistryContext {
  store: ReleaseStore
  jobs: GateJobs
  approvals: Approvals
  tokens: Tokens
  /** @throws RegistryError unless the token is valid */
  identify(request: FastifyRequest): Promise<Identity>
  /** @throws RegistryError unless the sender may do it, by its token and by the policy */
  authorize(request: FastifyRequest, action: ReleaseAction, remote: string): Promise<Authorized>
}

export function contextOf(options: RegistryOptions): RegistryContext {
  const { store, folder, jobs = new GateJobs() } = options
  const tokens = new Tokens(folder)
  const identityOf = identityBy({ ...options, tokens })
  const identify = (request: FastifyRequest) => identityOf(request.headers.authorization)
  return {
    store,
    jobs,
    tokens,
    identify,
    approvals: new Approvals(folder),
    async authorize(request, action, remote) {
      const who = await identify(request)
      assertMay(who, action, remote)
      const change = { action, remote, who: who.name, at: new Date() }
      return { who, ...(await assertAllowed(join(folder, 'policy.json'), change)) }
    },
  }
}
