import type { SlotUse } from '@arunika/federation'

/**
 * The first vacancy and the first class that a text links to.
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
