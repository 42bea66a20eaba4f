import type { SlotUse } from '@arunika/federation'

/**
 * What belongs to a text because its editor has linked it: the first vacancy and the first class.
 * @param html sanitised
 * @param origin of the site, which a pasted link has
 */
export function linkedSlots(html: string, origin: string): readonly SlotUse[] {
  const linked = (path: string) => html.match(`href="(?:${origin})?${path}"`)?.[1]
  const id = linked('/career/([1-9]\\d{0,8})')
  const path = linked('(/academy/[a-z-]+)')
  const uses: SlotUse[] = []
  if (id) uses.push({ name: 'vacancy-teaser', props: { id: Number(id) } })
  if (path) uses.push({ name: 'class-teaser', props: { path } })
  return uses
}
