import type { FastifyInstance, FastifyReply } from 'fastify'
import { FIELDS, INCOMPLETE, LEARNING, PAGE_POLICY, REGISTERED, REGISTRATION } from './pages.ts'

/** Bytes of a form: no field is longer than its `maxlength`. */
const FORM_LIMIT = 16_384

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)

/** The pages to which the site's external links lead, as long as the academy has no systems of its own. */
export async function pageRoutes(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.get('/', (_request, reply) => sendPage(reply, LEARNING))
  app.get('/registration', (_request, reply) => sendPage(reply, REGISTRATION))
  app.post('/registration', (request, reply) => {
    const { body } = request
    const isComplete = body instanceof URLSearchParams && FIELDS.every((name) => body.get(name)?.trim())
    return isComplete ? sendPage(reply, REGISTERED) : sendPage(reply, INCOMPLETE, 422)
  })
}
