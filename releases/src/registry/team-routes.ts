import { CodedError } from '@arunika/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { allowPath, setTeam, teamsOf, withdrawKey } from '../trust/teams.ts'
import { TrustError, trustIn } from '../trust/trust.ts'
import type { RegistryContext } from './context.ts'
import { parse, remoteParams } from './requests.ts'

const key = z.string().min(40).max(200)
const path = z.string().regex(/^\/[\w/-]*$/, 'is no path')
const newTeam = remoteParams.extend({ owns: z.array(path).min(1).max(20), key })
const teamPath = remoteParams.extend({ path })
const teamKey = remoteParams.extend({ key })

/** Routes for the keys of remotes, for administrators and operators only. */
export function teamRoutes(app: FastifyInstance, { manager, dataDir }: RegistryContext): void {
  async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
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
}
