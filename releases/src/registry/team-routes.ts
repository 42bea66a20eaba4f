import { CodedError } from '@arunika/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { enrolKey, type Holder } from '../trust/enrolled-keys.ts'
import { allowPath, setTeam, teamsOf, withdrawKey } from '../trust/teams.ts'
import { TrustError, trustIn } from '../trust/trust.ts'
import type { RegistryContext } from './context.ts'
import type { Identity } from './identity.ts'
import { parse, remoteParams } from './requests.ts'
import { assertScope } from './tokens.ts'

const key = z.string().min(40).max(200)
const path = z.string().regex(/^\/[\w/-]*$/, 'is no path')
const newTeam = remoteParams.extend({ owns: z.array(path).min(1).max(20).optional(), key })
const teamPath = remoteParams.extend({ path })
const teamKey = remoteParams.extend({ key })
const ownKey = z.object({ key })

/** Routes for the keys of remotes: for administrators and operators, and one for the images of remotes. */
export function teamRoutes(
  app: FastifyInstance,
  { manager, identify, store, dataDir }: RegistryContext,
): void {
  let last: Promise<unknown> = Promise.resolve()

  /** One change after the other: each reads the file of keys and writes it. */
  async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work)
    last = done.catch(() => {})
    try {
      return await done
    } catch (error) {
      if (error instanceof TrustError) throw new CodedError('not_possible', { message: error.message })
      throw error
    }
  }

  app.get('/teams', async (request) => {
    await manager(request)
    const trust = trustIn(dataDir)?.()
    return trust ? teamsOf(trust) : []
  })
  app.post('/teams', async (request, reply) => {
    await manager(request)
    const team = parse(newTeam, request.body)
    await refusing(() => setTeam(dataDir, team))
    return reply.code(201).send(team)
  })
  app.post('/teams/allow', async (request) => {
    await manager(request)
    const { remote, path } = parse(teamPath, request.body)
    await refusing(() => allowPath(dataDir, remote, path))
    return { remote, path }
  })
  app.post('/teams/withdraw', async (request) => {
    await manager(request)
    const { remote, key } = parse(teamKey, request.body)
    await refusing(() => withdrawKey(dataDir, remote, key))
    return { remote, key }
  })
  app.post('/remotes/:remote/key', async (request) => {
    const { remote } = parse(remoteParams, request.params)
    const { key } = parse(ownKey, request.body)
    const who = await identify(request)
    const holder = holderOf(who, remote)
    await refusing(async () => {
      const hasBuilds = (await store.builds(remote)).length > 0
      await enrolKey(dataDir, { remote, holder, key, hasBuilds })
    })
    return { remote, key }
  })
}

/** @throws CodedError unless it is the remote's image or an operator */
function holderOf(who: Identity, remote: string): Holder {
  if (who.kind === 'operator') return 'operator'
  if (who.kind !== 'team' || !who.isImage) throw new CodedError('not_allowed')
  assertScope(who.token, remote, 'publish')
  return 'image'
}
