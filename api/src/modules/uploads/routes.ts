import { CodedError } from '@anyam/server/errors'
import { PICTURE_RULES } from '@arunika/admin-contracts'
import { errorResponse, pictureUpload, signedQuery } from '@arunika/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Api, Context } from '../../context.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { FILE_POLICY, FOR_ANY_SITE } from '../../plugins/headers.ts'
import type { Area, FileStore } from '../../storage/file-store.ts'
import type { MediaService } from '../media/service.ts'
import { twinOf } from './avif-twins.ts'
import { type PictureKind, pictureFileError } from './public-pictures.ts'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

const typeOf = (name: string) => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''

/** A year, because a name is never reused for another file. */
const FOREVER = 'public, max-age=31536000, immutable'

/** The server only generates names from these characters; any other name might not fit a header. */
const wildcard = z.object({ '*': z.string().check(z.regex(/^[\w./-]+$/)) })

/** Serves files. Every response is sandboxed and sent with `nosniff`, so that no file can act as a page. */
export function uploadRoutes(api: Api, { store, signer }: Context) {
  async function sendFile(reply: FastifyReply, area: Area, name: string) {
    const type = typeOf(name)
    const file = type && (await store.open(area, name))
    if (!file) throw new CodedError('not_found')
    reply.headers({ 'content-security-policy': FILE_POLICY, 'content-length': file.size })
    return reply.type(type).send(file.stream)
  }

  /** The name of the picture's AVIF twin, if the browser accepts AVIF and the twin exists. */
  async function lighterTwin(name: string, accept = ''): Promise<string | undefined> {
    if (!name.endsWith('.webp') || !accept.includes('image/avif')) return undefined
    return (await store.has('public', twinOf(name))) ? twinOf(name) : undefined
  }

  api.get(
    '/uploads/*',
    { schema: { tags: ['Files'], summary: 'Pictures of articles', params: wildcard } },
    async (request, reply) => {
      const requested = request.params['*']
      const name = (await lighterTwin(requested, request.headers.accept)) ?? requested
      const tag = `"${name}"`
      reply.headers({ ...FOR_ANY_SITE, 'cache-control': FOREVER, etag: tag, vary: 'accept' })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      await sendFile(reply, 'public', name)
      return reply
    },
  )

  api.get(
    '/uploads/applications/*',
    {
      schema: {
        tags: ['Files'],
        summary: "Applicants' documents, by an address that expires",
        params: wildcard,
        querystring: signedQuery,
      },
    },
    async (request, reply) => {
      const name = `applications/${request.params['*']}`
      const { expires, signature } = request.query
      if (!signer.verify(name, expires, signature)) throw new CodedError('invalid_signature')
      reply.header('cache-control', 'private, no-store')
      // Pictures were re-encoded here. A PDF is the applicant's original and is never opened on this origin.
      const disposition = name.endsWith('.pdf') ? 'attachment' : undefined
      const address = await store.addressOf(name, { type: typeOf(name), disposition })
      if (address) return reply.redirect(address, 302)
      if (disposition) reply.header('content-disposition', disposition)
      await sendFile(reply, 'private', name)
      return reply
    },
  )
}

const FIELD = 'upload'
export const EDITOR_PICTURE: PictureKind = { folder: 'editor', field: FIELD }
const FORM_RULES: FormRules = {
  fileField: FIELD,
  maxFiles: 1,
  maxFileSize: PICTURE_RULES.maxSize,
  tooManyFiles: 'Please choose one image only.',
  fileTooLarge: PICTURE_RULES.messages.tooLarge,
  maxFieldSize: 1_000,
}

/** Adds a form's picture to the library. */
export const addUpload = (request: FastifyRequest, store: FileStore, media: MediaService) =>
  withForm(request, store, FORM_RULES, async ({ files: [file] }) => {
    const error = file ? await pictureFileError(file) : 'Please choose an image.'
    if (!file || error !== undefined) throw invalidFields({ [FIELD]: [error ?? ''] })
    return media.add(file, EDITOR_PICTURE, sessionOf(request))
  })

/** Configuration and schema of a call with a picture. */
export const TAKES_PICTURE = { form: z.object({}), files: [FIELD] }

/** Route for pictures that administrators paste into a text. */
export function adminUploadRoutes(api: Api, { store }: Context, media: MediaService) {
  api.post(
    '/api/admin/uploads',
    {
      config: TAKES_PICTURE,
      schema: {
        tags: ['Admin: articles'],
        summary: 'Store a picture for a text',
        security: [{ bearer: [] }],
        response: { 200: pictureUpload, '4xx': errorResponse },
      },
    },
    async (request) => {
      const { sizes } = await addUpload(request, store, media)
      return { url: `/uploads/${sizes[0]?.path ?? ''}` }
    },
  )
}
