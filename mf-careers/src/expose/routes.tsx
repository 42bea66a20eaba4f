import { pageRoutes } from '@anyam/federation'
import { applicationHandle } from '../routes/application/handle.ts'
import { careerHandle } from '../routes/career/handle.ts'
import { myApplicationHandle } from '../routes/my-application/handle.ts'
import { privacyHandle } from '../routes/privacy/handle.ts'

export const routes = pageRoutes('mf-careers', [
  {
    path: '/career',
    handle: careerHandle,
    page: () => import(/* webpackChunkName: "career" */ '../routes/career/page.tsx'),
  },
  {
    path: '/career/:id',
    handle: applicationHandle,
    page: () => import(/* webpackChunkName: "application" */ '../routes/application/page.tsx'),
  },
  {
    path: '/career/my-application',
    handle: myApplicationHandle,
    page: () => import(/* webpackChunkName: "my-application" */ '../routes/my-application/page.tsx'),
  },
  {
    path: '/privacy',
    handle: privacyHandle,
    page: () => import(/* webpackChunkName: "privacy" */ '../routes/privacy/page.tsx'),
  },
])
