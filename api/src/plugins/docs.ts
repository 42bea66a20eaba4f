import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Text fields of a multipart body, for the documentation; the body is read as a stream. */
    form?: z.ZodMiniObject
    /** Names of its file fields. */
    files?: readonly string[]
  }
}

/** The documentation is the only response that loads anything, namely its own files. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

const file = { type: 'string', format: 'binary' }

/** JSON schema of a multipart body: its text fields and its files. */
function formSchema(form: z.ZodMiniObject, files: readonly string[]) {
  const fields = z.toJSONSchema(form, { io: 'input', target: 'openapi-3.0', unrepresentable: 'any' })
  const fileFields = files.map((name) => [name, { type: 'array', items: file }])
  const properties = { ...fields.properties, ...Object.fromEntries(fileFields) }
  return { type: 'object', properties, required: fields.required ?? [] }
}

/** The page at /api/docs, generated from the contracts. */
async function docs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Arunika API', version: '1.0.0' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      const { form, files = [] } = document.route.config ?? {}
      if (!form) return { schema, url }
      const body = formSchema(form, files)
      return { schema: { ...schema, consumes: ['multipart/form-data'], body }, url }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: PAGE_POLICY })
}

export default fp(docs, { name: 'docs', dependencies: ['headers'] })
