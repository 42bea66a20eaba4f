import type { SlotUse } from '@anyam/federation'
import type { Article } from '@arunika/contracts'

/** Slots for the vacancies and classes that editors linked to an article. */
export function linkedSlots({ linkedPages = [] }: Pick<Article, 'linkedPages'>): readonly SlotUse[] {
  const vacancies = linkedPages.flatMap((path) => /^\/career\/([1-9]\d{0,8})$/.exec(path)?.[1] ?? [])
  const [path, ...further] = linkedPages.filter((each) => each.startsWith('/academy/'))
  return [
    ...vacancies.map((id): SlotUse => ({ name: 'vacancy-teaser', props: { id: Number(id) } })),
    ...(path
      ? [{ name: 'class-teaser', props: { path, ...(further.length > 0 && { further }) } } as const]
      : []),
  ]
}
