import type { PageHandle } from '@arunika/federation'
import { contactHead } from './head.ts'

export const contactHandle: PageHandle = {
  chunk: 'contact',
  searchParams: [],
  meta({ site: { name, address, language } }) {
    const words = contactHead.in(language)
    return {
      title: words.title(address.city),
      description: words.description(name, `${address.street}, ${address.locality}`),
    }
  },
}
