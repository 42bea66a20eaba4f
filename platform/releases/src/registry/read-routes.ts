import type { WaitingApproval } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { diff } from '../diff.ts'
import { status } from '../status.ts'
import type { SentCommand } from './approvals.ts'
import { authorizeCommand } from './command-needs.ts'
import type { RegistryContext } from './context.ts'
import { senderOf } from './guard.ts'
import type { Identity } from './identity.ts'
import { buildId, buildParams, parse, remoteParams } from './requests.ts'

/** `?whole` requests the manifest only if the store has all files of the build. */
const manifestQuery = z.object({ whole: z.string().optional() })
const diffParams = remoteParams.extend({ from: buildId, to: buildId })

/**
 * Routes for the live set, the journal, the builds and the waiting approvals. Every token may read all of it,
 * because visitors get these builds too.
 */
export function readRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { store, approvals } = context
  /** Returns whether a sender may give a command now, possibly after a fresh proof. */
  const may = (who: Identity, sent: SentCommand) =>
    authorizeCommand(context, who, sent).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CodedError) return false
        throw error
      },
    )
  const manifestOf = (remote: string, build: string) =>
    store.manifest(remote, build).catch(() => {
      throw new CodedError('build_not_found')
    })

  app.get('/remotes', () => status(store))
  app.get('/remotes/:remote/history', async (request) => {
    const { remote } = parse(remoteParams, request.params)
    return (await store.journal()).filter((entry) => entry.remote === remote)
  })
  app.get('/history', () => store.journal())
  app.get('/approvals', async (request): Promise<WaitingApproval[]> => {
    const who = senderOf(request)
    return Promise.all(
      (await approvals.list(who)).map(async ({ isSecond, ...one }) => {
        return { ...one, mayApprove: isSecond && (await may(who, one)) }
      }),
    )
  })
  app.get('/remotes/:remote/builds/:build', async (request) => {
    const { remote, build } = parse(buildParams, request.params)
    const { whole } = parse(manifestQuery, request.query)
    const manifest = await manifestOf(remote, build)
    if (whole !== undefined && !(await store.isWhole(remote, build)))
      throw new CodedError('build_not_found', { message: `The store has lost files of ${remote} ${build}.` })
    return manifest
  })
  app.get('/remotes/:remote/diff/:from/:to', async (request) => {
    const { remote, from, to } = parse(diffParams, request.params)
    return diff(await manifestOf(remote, from), await manifestOf(remote, to))
  })
}
