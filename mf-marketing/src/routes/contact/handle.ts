import type { PageHandle } from '@arunika/federation'
import { contactHead } from '../contact-head.ts'

export const contactHandle: PageHandle = {
  chunk: 'contact',
  searchParams: [],
  words: [contactHead],
  meta({ site: { name, address, language } }) {
    const words = contactHead.in(language)
    return {
      title: words.contact(address.city),
      description: words.contactText(name, `${address.street}, ${address.locality}`),
    }
  },
}
