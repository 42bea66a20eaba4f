import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Animations: 2D and 3D studio in ${address.city}`,
  description: () =>
    'Animated series, films and promotional videos in 2D and 3D, with a portfolio of two series and two films.',
})

export const animationHandle: PageDeclaration = {
  chunk: 'animation',
  searchParams: [],
  meta: metaOf(head),
}
