import { CodedError } from '@arunika/server/errors'
import type { FastifyInstance } from 'fastify'
import { diff } from '../diff.ts'
import { status } from '../status.ts'
import type { RegistryContext } from './context.ts'
import { buildId, buildParams, parse, remoteParams } from './requests.ts'

const diffParams = remoteParams.extend({ from: buildId, to: buildId })

/** The live set, the journal and the builds. Every token reads all of it: visitors get these builds too. */
export function readRoutes(app: FastifyInstance, { store, identify }: RegistryContext): void {
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
  app.get('/remotes/:remote/builds/:build', async (request) => {
    await identify(request)
    const { remote, build } = parse(buildParams, request.params)
    return manifestOf(remote, build)
  })
  app.get('/remotes/:remote/diff/:from/:to', async (request) => {
    await identify(request)
    const { remote, from, to } = parse(diffParams, request.params)
    return diff(await manifestOf(remote, from), await manifestOf(remote, to))
  })
}
