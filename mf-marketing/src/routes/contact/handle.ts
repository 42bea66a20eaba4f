import type { PageHandle } from '@arunika/federation'

export const contactHandle: PageHandle = {
  chunk: 'contact',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Contact us in ${site.address.city}`,
    description: `Write to ${site.name}, call us or come by: ${site.address.street}, ${site.address.locality}.`,
  }),
}
