import type { PageHandle } from '@arunika/federation'

export const logoDesignHandle: PageHandle = {
  chunk: 'logo-design',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Logo Design and brand identity in ${site.address.city}`,
    description:
      'Logo design and product branding: marks, names, packages and the rules that keep them fresh.',
  }),
}
