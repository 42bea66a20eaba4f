import { defineWords } from '@anyam/federation'
import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'

const english = {
  unknown: 'Class',
  kinds: {
    class: 'Class',
    'mini course': 'Mini course',
    workshop: 'Workshop',
    'open day': 'Open day',
  } as Readonly<Record<AcademyClass['kind'], string>>,
  /** Unit that a price covers. */
  per: { month: 'month', course: 'course', participant: 'participant' },
  title: ({ name, kind }: AcademyClass, city: string) => `${name}: ${kind} in ${city}`,
  /** The facts as one sentence. */
  summary: ({ summary }: AcademyClass, _site: Pick<Site, 'academy' | 'address'>) => summary,
  /** `6-12` → `6–12`, `13-` → `13 and above` */
  ages: (ages: string) => (ages.endsWith('-') ? `${ages.slice(0, -1)} and above` : ages.replace('-', '–')),
}

export type ClassSentences = typeof english

/** Class texts for titles, search results and social cards. */
export const classSentences = defineWords(english)
