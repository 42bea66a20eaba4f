import type { WaitingApproval } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { diff } from '../diff.ts'
import { status } from '../status.ts'
import type { RegistryContext } from './context.ts'
import { authorOf, buildId, buildParams, parse, remoteParams } from './requests.ts'

/** `?whole` asks for a build that has all its files. */
const manifestQuery = z.object({ whole: z.string().optional() })
const diffParams = remoteParams.extend({ from: buildId, to: buildId })

/** The live set, the journal, the builds and what waits for a second person. Every token reads all of it: visitors get these builds too. */
export function readRoutes(app: FastifyInstance, { store, approvals, identify, may }: RegistryContext): void {
  const manifestOf = (remote: string, build: string) =>
    store.manifest(remote, build).catch(() => {
      throw new CodedError('build_not_found')
    })

  app.get('/remotes', async (request) => {
    await identify(request)
    return status(store)
  })
  app.get('/remotes/:remote/history', async (request) => {
    await identify(request)
    const { remote } = parse(remoteParams, request.params)
    return (await store.journal()).filter((entry) => entry.remote === remote)
  })
  app.get('/history', async (request) => {
    await identify(request)
    return store.journal()
  })
  app.get('/approvals', async (request): Promise<WaitingApproval[]> => {
    const who = await identify(request)
    const by = authorOf(who, request.query)
    const waiting = await approvals.list()
    return Promise.all(
      waiting.map(async (one) => {
        // A handover is a change of both remotes.
        const remotes = [one.command.remote, one.command.from].filter((remote) => remote !== undefined)
        const rights = await Promise.all(remotes.map((remote) => may(who, one.name, remote)))
        return { ...one, mayApprove: one.by !== by && !rights.includes(false) }
      }),
    )
  })
  app.get('/remotes/:remote/builds/:build', async (request) => {
    await identify(request)
    const { remote, build } = parse(buildParams, request.params)
    const { whole } = parse(manifestQuery, request.query)
    const manifest = await manifestOf(remote, build)
    if (whole !== undefined && !(await store.isWhole(remote, build)))
      throw new CodedError('build_not_found', { message: `The store has lost files of ${remote} ${build}.` })
    return manifest
  })
  app.get('/remotes/:remote/diff/:from/:to', async (request) => {
    await identify(request)
    const { remote, from, to } = parse(diffParams, request.params)
    return diff(await manifestOf(remote, from), await manifestOf(remote, to))
  })
}
