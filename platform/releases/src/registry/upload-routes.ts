import type { Readable } from 'node:stream'
import type { GatePicture } from '@anyam/protocol'
import { DIGEST } from '@anyam/protocol/names'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { previewLinks } from '../preview-links.ts'
import { acceptTexts } from './command-text.ts'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import { authorOf, buildParams, parse, remoteParams } from './requests.ts'
import { Uploads } from './uploads.ts'

const BUILD = '/remotes/:remote/builds/:build'
const checkBody = z.object({
  handover: z
    .object({ path: z.string().startsWith('/').max(300), from: remoteParams.shape.remote })
    .optional(),
  accepts: z.array(z.string().max(400)).max(100).default([]),
})
const digest = z.string().regex(DIGEST)
const fileParams = buildParams.extend({ digest })
const pictureParams = buildParams.extend({ name: digest })

/** Routes that upload a build and run the gate. */
export function uploadRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { authorize, store, jobs, previewUrl } = context
  const uploads = new Uploads(store)

  app.register(async (scope) => {
    // Receive manifests as text, because their hash is that of the text, and files as streams.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    scope.put(BUILD, async (request) => {
      const id = parse(buildParams, request.params)
      if (typeof request.body !== 'string') throw new CodedError('bad_request')
      return uploads.begin(id, request.body)
    })
    scope.put(`${BUILD}/files/:digest`, async (request, reply) => {
      const { digest, ...id } = parse(fileParams, request.params)
      if (typeof request.body !== 'object') throw new CodedError('bad_request')
      await uploads.receive(id, digest, request.body as Readable)
      return reply.code(204).send()
    })
  })

  app.post(`${BUILD}/complete`, async (request, reply) => {
    const id = parse(buildParams, request.params)
    const by = authorOf(senderOf(request), request.body)
    const command = `publish ${id.remote} ${id.build}`
    const { added } = await logged(context, { request, command }, () => uploads.complete(id, { by }))
    return reply.code(added ? 201 : 200).send({ ...id, added })
  })
  app.post(`${BUILD}/check`, async (request, reply) => {
    const id = parse(buildParams, request.params)
    const { handover, accepts } = parse(checkBody, request.body ?? {})
    if (handover)
      for (const remote of [id.remote, handover.from]) await authorize(senderOf(request), 'handover', remote)
    // An acceptance lets a build go live, as its promotion does.
    if (accepts.length > 0) await authorize(senderOf(request), 'promote', id.remote)
    if (!(await store.has(id.remote, id.build))) throw new CodedError('build_not_found')
    const command = ['check', id.remote, id.build, ...acceptTexts(accepts)].join(' ')
    const by = authorOf(senderOf(request), request.body)
    const accepted = accepts.map((change) => ({ change, by }))
    const state = await logged(context, { request, command }, async () =>
      jobs.request({ ...id, handover, accepted }),
    )
    return reply.code(202).send({ state })
  })
  app.get(`${BUILD}/preview`, async (request) => {
    const { remote, build } = parse(buildParams, request.params)
    if (!(await store.has(remote, build))) throw new CodedError('build_not_found')
    const links = previewLinks(await store.previewKey(), previewUrl)
    return { preview: links.addressOf(remote, build) }
  })
  app.get(`${BUILD}/verdict`, async (request) => {
    const id = parse(buildParams, request.params)
    const [state, progress, result] = [jobs.stateOf(id), jobs.progressOf(id), jobs.resultOf(id)]
    const verdict = await store.verdict(id.remote, id.build)
    return { state, ...(progress && { progress }), ...(verdict && { verdict }), ...(result && { result }) }
  })
  app.get(`${BUILD}/pictures/:name`, async (request): Promise<GatePicture> => {
    const { remote, build, name } = parse(pictureParams, request.params)
    const picture = await store.picture(remote, build, name)
    if (!picture) throw new CodedError('not_found')
    return { picture }
  })
}
