import type { SlotUse } from '@arunika/federation'

const VACANCY = /href="\/career\/([1-9]\d{0,8})"/
const CLASS = /href="(\/academy\/[a-z-]+)"/

/**
 * What belongs to a text because its editor has linked it: the first vacancy and the first class.
 * @param html sanitised
 * @param origin of the site, which a pasted link has
 */
export function linkedSlots(html: string, origin: string): readonly SlotUse[] {
  const links = html.replaceAll(`href="${origin}/`, 'href="/')
  const [, vacancy] = VACANCY.exec(links) ?? []
  const [, path] = CLASS.exec(links) ?? []
  return [
    ...(vacancy ? [{ name: 'vacancy-teaser', props: { id: Number(vacancy) } } as const] : []),
    ...(path ? [{ name: 'class-teaser', props: { path } } as const] : []),
  ]
}
