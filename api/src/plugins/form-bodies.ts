import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { formError } from '../lib/receive-form.ts'

const MAX_FIELDS = 50

/** Lets an HTML form submit to calls with a JSON body, in either form encoding. */
async function formBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )

  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || !request.routeOptions.schema?.body) return
    const fields = new Map<string, unknown>()
    const limits = { fields: MAX_FIELDS, files: 0, fieldSize: request.routeOptions.bodyLimit }
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') fields.set(part.fieldname, part.value)
      }
    } catch (error) {
      throw formError(error)
    }
    request.body = Object.fromEntries(fields)
  })
}

export default fp(formBodies, { name: 'form-bodies' })
