import {
  type CanaryCurves,
  curvesQuery,
  diffQuery,
  type GatePicture,
  pictureQuery,
  type ReleaseCommands,
  type ReleaseState,
  releaseCommands,
  releasesAsOfQuery,
} from '@anyam/protocol'
import { isProofOld, mayRelease, type SessionHeaders } from '@anyam/releases/administrator'
import { COMMAND_NAMES, type CommandName, commandsFor, type Done } from '@anyam/releases/commands'
import { diff } from '@anyam/releases/diff'
import { refusalFor } from '@anyam/releases/refusal'
import type { ReleaseStore } from '@anyam/releases/store'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { isFromSite } from '../http/is-from-site.ts'
import type { DevOverrides } from './dev-overrides.ts'
import type { Previews } from './previews.ts'
import { sendToRegistry } from './registry.ts'
import { releasersAt } from './releasers.ts'
import { type HealthOf, releaseState, releasesAsOf } from './state.ts'

interface AdminApiOptions {
  store: ReleaseStore
  apiUrl: string
  publicUrl: string
  /** Undefined without a registry: commands then change the store directly. */
  registryUrl: string | undefined
  healthOf: HealthOf
  curvesOf: (remote: string, segment: string) => CanaryCurves
  devOverrides: DevOverrides
  previews: Previews
}

/** API through which releasers see and change what is live. The api authenticates them and knows their remotes. */
export async function releaseAdminApi(app: FastifyInstance, options: AdminApiOptions): Promise<void> {
  const { store, apiUrl, publicUrl, registryUrl, healthOf, curvesOf, devOverrides, previews } = options
  const releaser = releasersAt(apiUrl)
  const commands = commandsFor(store)

  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const known = refusalFor(error)
      if (known.status >= 500) request.log.error(error)
      return reply.code(known.status).send(known.body)
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.method !== 'GET' && !isFromSite(request, publicUrl)) throw new CodedError('cross_site')
      // Anyone with an override may end it, because it affects only them.
      if (request.method !== 'DELETE') await releaser(request.headers)
    })

    scope.get(
      '/releases/state',
      async (): Promise<ReleaseState> => ({
        ...(await releaseState(store, healthOf, previews.addressOf)),
        hasRegistry: registryUrl !== undefined,
      }),
    )
    scope.get('/releases/as-of', async (request) => {
      const { at } = read(releasesAsOfQuery, request.query)
      return releasesAsOf(store, new Date(at), previews.addressOf)
    })
    scope.get('/releases/curves', async (request) => {
      const { remote, segment } = read(curvesQuery, request.query)
      return curvesOf(remote, segment)
    })
    scope.get('/releases/diff', async (request) => {
      const { remote, from, to } = read(diffQuery, request.query)
      const [a, b] = await Promise.all([from, to].map((build) => store.manifest(remote, build))).catch(() => {
        throw new CodedError('build_not_found')
      })
      return a && b ? diff(a, b) : []
    })

    scope.get('/releases/picture', async (request): Promise<GatePicture> => {
      const { remote, build, name } = read(pictureQuery, request.query)
      const picture = await store.picture(remote, build, name)
      if (!picture) throw new CodedError('not_found')
      return { picture }
    })

    /** @throws CodedError forbidden for a remote that is not theirs, step_up_needed */
    async function releaserOf(headers: SessionHeaders, remote: string): Promise<string> {
      const person = await releaser(headers)
      if (!mayRelease(person, remote)) throw new CodedError('forbidden')
      if (isProofOld(person)) throw new CodedError('step_up_needed')
      return person.email
    }

    function command<Name extends CommandName>(name: Name) {
      const contract = releaseCommands[name] as unknown as z.ZodMiniType<ReleaseCommands[Name]>
      const run = commands[name] as (command: ReleaseCommands[Name], author: object) => Promise<Done>
      scope.post(`/releases/${name}`, async (request) => {
        const { authorization, cookie } = request.headers
        const body = read(contract, request.body)
        const by = await releaserOf(request.headers, body.remote)
        // A handover changes both remotes.
        if ('from' in body) await releaserOf(request.headers, body.from)
        if (registryUrl) return sendToRegistry(registryUrl, { name, body, authorization, cookie })
        const { message } = await run(body, { by })
        return { message }
      })
    }
    for (const name of COMMAND_NAMES) command(name)

    scope.post('/releases/override', async (request, reply) => {
      const { remote, origin } = read(releaseCommands.override, request.body)
      const by = await releaserOf(request.headers, remote)
      if (!devOverrides.allows(origin)) throw new CodedError('origin_not_listed')
      const live = store.live().remotes[remote]
      // A host's working copy affects all pages; use `pnpm dev` for it.
      if (!live || live.host) throw new CodedError('not_live')
      request.log.warn({ remote, origin, by }, 'override given')
      reply.header('set-cookie', devOverrides.give({ remote, origin, by }))
      return { message: `In this browser ${remote} comes from ${origin}.` }
    })
    scope.delete('/releases/override', async (_request, reply) =>
      reply
        .header('set-cookie', [devOverrides.ended, previews.ended])
        .send({ message: 'The override has ended.' }),
    )
  })
}

function read<T>(contract: z.ZodMiniType<T>, body: unknown): T {
  const parsed = contract.safeParse(body)
  if (parsed.success) return parsed.data
  const [error] = parsed.error.issues
  throw new CodedError('bad_request', { message: `${error?.path.join('.')}: ${error?.message}` })
}
