import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'

export const animationHandle: PageHandle = {
  chunk: 'animation',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Animations',
    description:
      'Animated series, films and promotional videos in 2D and 3D, with a portfolio of two series and two films.',
    jsonLd: [
      breadcrumbs(site, [
        ['Technology', '/technology'],
        ['Animations', '/technology/animation'],
      ]),
    ],
  }),
}
