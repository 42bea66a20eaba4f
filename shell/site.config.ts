import { defineSite } from '@anyam/host/server/define-site'
import { PORTFOLIO_PATH } from '@arunika/contracts'
import { createSite } from '@arunika/contracts/site'
import { galleryRoute } from './server/data/gallery-route.ts'
import { openData } from './server/data/open-data.ts'
import { policy } from './server/data/policy.ts'
import { plainPages } from './server/pages/error-page.ts'
import { licencesIntroduction } from './server/pages/licences.ts'
import { OFFLINE_LIST_WORDS } from './server/pages/offline-list-words.ts'
import { socialCardRoute } from './server/social-cards/route.ts'

/** The studio's site, as the host serves it. */
export const site = defineSite({
  dir: import.meta.dirname,
  facts: ({ siteName: name, lmsUrl, publicUrl }) => createSite({ name, lmsUrl, publicUrl }),
  openData,
  policy,
  sessionCalls: { cookie: '/api/session', token: '/api/admin/categories?view=names' },
  statusChecks: ({ apiUrl, lmsUrl }) => [
    { name: 'News and vacancies', url: `${apiUrl}/api/job-vacancies`, isStored: true },
    { name: 'Forms and back-office', url: `${apiUrl}/health/ready` },
    { name: 'Gallery', url: lmsUrl + PORTFOLIO_PATH },
  ],
  plainPages,
  offlineWords: OFFLINE_LIST_WORDS,
  licences: licencesIntroduction,
  routes(app, { settings: { lmsUrl }, site, hosts, sets }) {
    galleryRoute(app, { hosts, lmsUrl })
    socialCardRoute(app, { sets, site })
  },
})
