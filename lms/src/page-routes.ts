import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Site } from '@arunika/contracts/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_POLICY } from './page.ts'
import { FIELDS, incompletePage, learningPage, registeredPage, registrationPage } from './pages.ts'
import { titlePage } from './titles.ts'

/** Maximum bytes of a form, given the `maxlength` of its fields. */
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

/** Language in the URL: `/registration?language=id`. */
function languageOf({ query }: FastifyRequest): Language {
  const requested = (query as { language?: unknown }).language
  return LANGUAGES.find((language) => language === requested) ?? DEFAULT_LANGUAGE
}

/** Target pages of the site's external links, until academy and titles have their own systems. */
export async function pageRoutes(app: FastifyInstance, { site }: { site: Site }) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.get('/', (request, reply) => sendPage(reply, learningPage(languageOf(request))))
  app.get('/registration', (request, reply) => sendPage(reply, registrationPage(languageOf(request))))
  app.post('/registration', (request, reply) => {
    const { body } = request
    const language = languageOf(request)
    const isComplete = body instanceof URLSearchParams && FIELDS.every((name) => body.get(name)?.trim())
    return isComplete
      ? sendPage(reply, registeredPage(language))
      : sendPage(reply, incompletePage(language), 422)
  })
  app.get<{ Params: { title: string } }>('/titles/:title', (request, reply) => {
    const html = titlePage(request.params.title, languageOf(request), site)
    return html ? sendPage(reply, html) : reply.callNotFound()
  })
}
