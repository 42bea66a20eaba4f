import {
  addedDocument,
  DOCUMENT_RULES,
  deletionReceipt,
  errorResponse,
  languageQuery,
  messageResponse,
  myApplication,
  myApplicationLink,
  receiptKey,
} from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../../context.ts'
import { assertValid, check } from '../../lib/check.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
import type { FileStore } from '../../storage/file-store.ts'
import type { MyApplicationService, Visit } from './service.ts'

const tags = ['My application']
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

const FORM_RULES: FormRules = {
  fileField: DOCUMENT_RULES.field,
  maxFiles: 1,
  maxFileSize: DOCUMENT_RULES.maxSize,
  tooManyFiles: 'Please add one document at a time.',
  fileTooLarge: DOCUMENT_RULES.messages.tooLarge,
  maxFieldSize: 1_000,
}

/** The token is in a header, `Authorization: Application <token>`, because URLs are logged. */
const visitOf = ({ headers, ip }: FastifyRequest): Visit => ({
  token: /^Application ([\w.-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '',
  address: ip,
})

/** Routes for applicants' own applications, without an account. */
export function myApplicationRoutes(api: Api, mine: MyApplicationService, store: FileStore) {
  api.get(
    '/api/my-application',
    {
      schema: {
        tags,
        summary: 'An application, as its applicant sees it',
        querystring: languageQuery,
        response: { 200: myApplication, '4xx': errorResponse },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return mine.show(visitOf(request), request.query.language ?? DEFAULT_LANGUAGE)
    },
  )

  api.post(
    '/api/my-application/link',
    {
      config: { limitedPost: 'form' },
      schema: {
        tags,
        summary: 'Mail a new link; the response does not reveal whether the application exists',
        body: myApplicationLink,
        querystring: languageQuery,
        response: respondsMessage,
      },
    },
    async (request) => {
      await mine.sendLink(request.body, request.query.language)
      return { message: 'If this fits an application, a mail with a link is on its way.' }
    },
  )

  api.post(
    '/api/my-application/documents',
    {
      config: { form: addedDocument, files: [DOCUMENT_RULES.field], limitedPost: 'form' },
      schema: {
        tags,
        summary: 'Add or replace a document, by the applicant',
        response: respondsMessage,
      },
    },
    async (request) => {
      const visit = visitOf(request)
      await mine.assertAccepts(visit, Number(request.headers['content-length'] ?? 0))
      return withForm(request, store, FORM_RULES, async (form) => {
        const { replaces } = assertValid(check(addedDocument, form.fields))
        await mine.addDocument(visit, form, replaces === undefined ? undefined : Number(replaces))
        return { message: 'Your document has arrived.' }
      })
    },
  )

  api.post(
    '/api/my-application/withdraw',
    {
      config: { limitedPost: 'form' },
      schema: { tags, summary: 'Withdraw an application, by its applicant', response: respondsMessage },
    },
    async (request) => {
      await mine.withdraw(visitOf(request))
      return { message: 'Your application has been withdrawn.' }
    },
  )

  api.get(
    '/api/my-application/copy',
    { schema: { tags, summary: 'Download all data of an application as a zip, by its applicant' } },
    async (request, reply) => {
      const { name, archive } = await mine.copy(visitOf(request))
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(archive)
    },
  )

  api.delete(
    '/api/my-application',
    {
      config: { worksOnFullDisk: true },
      schema: {
        tags,
        summary: 'Delete an application at once, by its applicant; the response is a signed receipt',
        querystring: languageQuery,
        response: { 200: deletionReceipt, '4xx': errorResponse },
      },
    },
    (request) => mine.remove(visitOf(request), request.query.language ?? DEFAULT_LANGUAGE),
  )

  api.get(
    '/api/my-application/receipt-key',
    {
      schema: { tags, summary: 'The public key of receipts', response: { 200: receiptKey } },
    },
    (_request, reply) => {
      reply.type('application/x-pem-file')
      return mine.publicKey
    },
  )
}
