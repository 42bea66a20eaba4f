import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'

export const logoDesignHandle: PageHandle = {
  chunk: 'logo-design',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Logo Design',
    description:
      'Logo design and product branding: marks, names, packages and the rules that keep them fresh.',
    jsonLd: [
      breadcrumbs(site, [
        ['Technology', '/technology'],
        ['Logo Design', '/technology/logo-design'],
      ]),
    ],
  }),
}
