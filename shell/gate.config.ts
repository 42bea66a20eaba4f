import { join } from 'node:path'
import { defineGateSite } from '@anyam/releases/gate-site'
import { PORTFOLIO_PATH } from '@arunika/contracts'
import { createSite } from '@arunika/contracts/site'
import { FIRST_CALLS } from './server/data/first-calls.ts'

/** The studio's site, as the gate tries builds in it. */
export const gateSite = defineGateSite({
  server: join(import.meta.dirname, 'server/server.ts'),
  facts: ({ siteName: name, lmsUrl, publicUrl }) => createSite({ name, lmsUrl, publicUrl }),
  dataHosts: ({ apiUrl, lmsUrl }) => [
    { name: 'api', setting: 'API_URL', url: apiUrl, path: '/api/job-vacancies' },
    { name: 'learning-management host', setting: 'LMS_URL', url: lmsUrl, path: PORTFOLIO_PATH },
  ],
  firstCalls: FIRST_CALLS,
})
