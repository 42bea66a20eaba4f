import type { Site } from '@arunika/shared/site'
import type { CardRow } from './repository.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML takes it; characters that XML 1.0 has no place for are left out. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000')

/** The newest articles for feed readers, RSS 2.0. */
export function rssFeed(site: Site, cards: readonly CardRow[]): string {
  const items = cards.map(({ id, title, excerpt, date, categories }) => {
    const address = `${site.publicUrl}/articles/${id}`
    return `<item>
<title>${xml(title)}</title>
<link>${xml(address)}</link>
<guid isPermaLink="true">${xml(address)}</guid>
<pubDate>${rfc822(date)}</pubDate>
<description>${xml(excerpt)}</description>
${categories.map(({ name }) => `<category>${xml(name)}</category>`).join('\n')}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(`${site.name} News`)}</title>
<link>${xml(`${site.publicUrl}/articles`)}</link>
<atom:link href="${xml(`${site.publicUrl}/articles/feed.xml`)}" rel="self" type="application/rss+xml"/>
<description>${xml(`News from ${site.studio} and ${site.academy}.`)}</description>
<language>en</language>
${items.join('\n')}
</channel>
</rss>
`
}
