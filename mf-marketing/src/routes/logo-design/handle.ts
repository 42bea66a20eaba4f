import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Logo Design and brand identity in ${address.city}`,
  description: () =>
    'Logo design and product branding: marks, names, packages and the rules that keep them fresh.',
})

export const logoDesignHandle: PageDeclaration = {
  chunk: 'logo-design',
  searchParams: [],
  meta: metaOf(head),
}
