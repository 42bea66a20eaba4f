import { existsSync } from 'node:fs'
import type { ReleaseStore } from '@arunika/releases/store'
import { pageReports } from '@arunika/shared/contracts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { PAGE_REPORTS_PATH } from '../src/reports/report.ts'
import type { Health } from './health.ts'

const LARGEST_REPORT = 8 * 1024
/** Of one address; a tab at work sends twelve. More are not counted: an office behind one address did nothing wrong. */
const MOST_A_MINUTE = 120

/** Where browsers tell how pages went: counted by remote and build, of builds in the store alone, and not kept. */
export async function pageReportRoute(
  app: FastifyInstance,
  store: ReleaseStore,
  health: Health,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, max: MOST_A_MINUTE, timeWindow: 60_000 })
    const countCall = scope.createRateLimit()
    scope.post(PAGE_REPORTS_PATH, { bodyLimit: LARGEST_REPORT }, async (request, reply) => {
      const parsed = pageReports.safeParse(request.body)
      if (!parsed.success) return reply.code(400).send()
      const calls = await countCall(request)
      if (!calls.isAllowed && calls.isExceeded) return reply.code(204).send()
      const known = parsed.data.reports.filter(({ remote, build }) =>
        existsSync(store.buildDir(remote, build)),
      )
      for (const report of known) health.report(report)
      // Reset: a tab with a build that is gone is to load its next page anew.
      return reply.code(known.length === parsed.data.reports.length ? 204 : 205).send()
    })
  })
}
