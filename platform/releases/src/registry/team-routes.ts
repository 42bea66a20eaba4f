import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { enrolKey } from '../trust/enrolled-keys.ts'
import { allowPath, setTeam, teamsOf, withdrawKey } from '../trust/teams.ts'
import { TrustError, trustIn } from '../trust/trust.ts'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import { recordedWrite } from './recorded-teams.ts'
import { parse, remoteParams } from './requests.ts'
import type { PendingEntry } from './state-file.ts'

const key = z.string().min(40).max(200)
const path = z.string().regex(/^\/[\w/-]*$/, 'is no path')
const newTeam = remoteParams.extend({ owns: z.array(path).min(1).max(20).optional(), key })
const teamPath = remoteParams.extend({ path })
const teamKey = remoteParams.extend({ key })
const ownKey = z.object({ key })

/** Routes for the keys of remotes: most for administrators and operators, one for the images of remotes. */
export function teamRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { store, dataDir, records } = context
  let last: Promise<unknown> = Promise.resolve()

  /** Sequential, because each change reads and writes the file of keys. */
  function changing<Result>(
    request: FastifyRequest,
    logging: { command: string; mayWait?: boolean },
    work: (entry: PendingEntry) => Promise<Result>,
  ): Promise<Result> {
    return logged(context, { request, ...logging, isRecord: true }, async (entry) => {
      const done = last.then(() => work(entry))
      last = done.catch(() => {})
      try {
        return await done
      } catch (error) {
        if (error instanceof TrustError) throw new CodedError('not_possible', { message: error.message })
        throw error
      }
    })
  }

  app.get('/teams', () => {
    const trust = trustIn(dataDir)?.()
    return trust ? teamsOf(trust) : []
  })
  app.post('/teams', async (request, reply) => {
    const team = parse(newTeam, request.body)
    const command = ['team add', team.remote, ...(team.owns ? [team.owns] : []), team.key].join(' ')
    await changing(request, { command }, (entry) =>
      setTeam(dataDir, team, store.live(), recordedWrite(records, entry, team.key)),
    )
    return reply.code(201).send(team)
  })
  app.post('/teams/allow', async (request) => {
    const { remote, path } = parse(teamPath, request.body)
    const command = `team allow ${remote} ${path}`
    await changing(request, { command }, (entry) =>
      allowPath(dataDir, { remote, path }, recordedWrite(records, entry)),
    )
    return { remote, path }
  })
  app.post('/teams/withdraw', async (request) => {
    const { remote, key } = parse(teamKey, request.body)
    // A stolen key must be withdrawn even if the api is unavailable.
    const logging = { command: `team withdraw ${remote} ${key}`, mayWait: true }
    await changing(request, logging, (entry) =>
      withdrawKey(dataDir, { remote, key }, recordedWrite(records, entry)),
    )
    return { remote, key }
  })
  app.post('/remotes/:remote/key', async (request) => {
    const { remote } = parse(remoteParams, request.params)
    const { key } = parse(ownKey, request.body)
    const holder = senderOf(request).kind === 'operator' ? 'operator' : 'image'
    await changing(request, { command: `enrol the key ${key} for ${remote}` }, async (entry) => {
      const hasBuilds = (await store.builds(remote)).length > 0
      await enrolKey(dataDir, { remote, holder, key, hasBuilds }, recordedWrite(records, entry, key))
    })
    return { remote, key }
  })
}
