import type { FastifyInstance } from 'fastify'
import { REPORTS_PATH } from '../http/headers.ts'
import type { ShellMetrics } from './shell-metrics.ts'

const LARGEST_REPORT = 16 * 1024
const MOST_AT_ONCE = 20
const DIRECTIVE =
  /^(default|script|style|img|media|connect|frame|font|worker|manifest|object)-src(-elem|-attr)?$/
const OTHERS = /^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/

/** Supports both formats in which browsers report: the current one, a list, and the previous one. */
function directivesIn(body: unknown): string[] {
  const reports = (Array.isArray(body) ? body : [body]).slice(0, MOST_AT_ONCE)
  return reports.map((report: unknown) => {
    const { body: present, 'csp-report': former } = Object(report)
    const named = Object(present).effectiveDirective ?? Object(former)['effective-directive']
    // Anyone may post here, so only known directives become labels.
    return typeof named === 'string' && (DIRECTIVE.test(named) || OTHERS.test(named)) ? named : 'other'
  })
}

/** Endpoint for violations of the content security policy. They are counted, not stored. */
export async function violationRoute(app: FastifyInstance, { violations }: Pick<ShellMetrics, 'violations'>) {
  const types = ['application/reports+json', 'application/csp-report']
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const limit = { parseAs: 'string', bodyLimit: LARGEST_REPORT } as const
    scope.addContentTypeParser(types, limit, scope.getDefaultJsonParser('error', 'error'))
    scope.post(REPORTS_PATH, async (request, reply) => {
      for (const directive of directivesIn(request.body)) violations.inc({ directive })
      return reply.code(204).send()
    })
  })
}
