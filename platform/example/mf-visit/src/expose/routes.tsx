import { pageRoutes } from '@anyam/federation'

export const routes = pageRoutes('mf-visit', [
  {
    path: '/visit',
    handle: {
      chunk: 'visit',
      searchParams: [],
      subject: () => '/api/site',
      meta: ({ site }) => ({ title: 'Visit', description: `Where and when to visit ${site.name}.` }),
    },
    page: () => import(/* webpackChunkName: "visit" */ '../visit.tsx'),
  },
])
