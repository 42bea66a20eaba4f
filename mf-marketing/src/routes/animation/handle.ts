import type { PageHandle } from '@arunika/federation'

export const animationHandle: PageHandle = {
  chunk: 'animation',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Animations: 2D and 3D studio in ${site.address.city}`,
    description:
      'Animated series, films and promotional videos in 2D and 3D, with a portfolio of two series and two films.',
  }),
}
