import type { PageDeclaration } from '@anyam/federation'
import { contactHead } from './head.ts'

export const contactHandle: PageDeclaration = {
  chunk: 'contact',
  searchParams: [],
  meta({ site: { name, address }, read }) {
    const words = read(contactHead)
    return {
      title: words.title(address.city),
      description: words.description(name, `${address.street}, ${address.locality}`),
    }
  },
}
