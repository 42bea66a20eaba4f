import { pageRoutes } from '@anyam/federation'

export const routes = pageRoutes('mf-teas', [
  {
    path: '/',
    handle: {
      chunk: 'teas',
      searchParams: [],
      subject: () => '/api/teas',
      meta: ({ site }) => ({ title: 'Teas', description: `All teas of ${site.name}.` }),
    },
    page: () => import(/* webpackChunkName: "teas" */ '../teas.tsx'),
  },
])
