import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `About us: studio and academy in ${address.city} and Singapore`,
  description: ({ name }) =>
    `Who is behind ${name}: our vision, our mission, the milestones on the way, and the people in Bandung and Singapore.`,
})

export const aboutHandle: PageDeclaration = {
  chunk: 'about',
  searchParams: [],
  meta: metaOf(head),
}
