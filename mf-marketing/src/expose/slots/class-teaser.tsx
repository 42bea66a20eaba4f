import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { programmeWords } from '../../content/programmes.ts'
import { ClassTeaser } from '../../features/academy/components/class-teaser.tsx'
import { factWords } from '../../features/academy/fact-words.ts'

export const slot = defineSlot('class-teaser', {
  Component: ClassTeaser,
  words: [
    defineCatalogue(
      { factWords, programmeWords },
      { id: () => import(/* webpackChunkName: "slot-class-teaser-id" */ './class-teaser-catalogue.id.ts') },
    ),
  ],
})
