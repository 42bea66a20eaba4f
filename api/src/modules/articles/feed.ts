import { DEFAULT_LANGUAGE, inLanguage, type OtherLanguage, type Site } from '@arunika/contracts/site'
import type { ArticleRow } from './repository.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML and drops characters that XML 1.0 forbids. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000')

/** Longer texts are omitted, so that no feed exceeds what readers fetch. */
const MAX_TEXT_LENGTH = 50_000

/** Feed readers do not resolve relative URLs, so pictures and links in a text name the site. */
const absolute = (html: string, origin: string) =>
  html
    .replace(/(\s(?:src|href)=")\//g, `$1${origin}/`)
    .replace(/\ssrcset="[^"]*"/g, (srcset) => srcset.replace(/(?<=[",]\s*)\//g, `${origin}/`))

function textOf({ content }: ArticleRow, site: Site): string {
  if (content.length > MAX_TEXT_LENGTH) return ''
  return `\n<content:encoded>${xml(absolute(content, site.publicUrl))}</content:encoded>`
}

function pictureOf({ socialCard, imageAlt }: ArticleRow, site: Site): string {
  if (!socialCard) return ''
  const url = xml(`${site.publicUrl}/uploads/${socialCard}`)
  const description = imageAlt ? `<media:description type="plain">${xml(imageAlt)}</media:description>` : ''
  return `\n<media:content url="${url}" medium="image" type="image/jpeg" width="1200" height="630">${description}</media:content>`
}

/** An article in the feed's language if translated, otherwise in English. */
type FeedArticle = ArticleRow & { language?: OtherLanguage }

const WORDS = {
  en: {
    news: (site: string) => `${site} News`,
    about: (studio: string, academy: string) => `News from ${studio} and ${academy}.`,
  },
  id: {
    news: (site: string) => `Berita ${site}`,
    about: (studio: string, academy: string) => `Berita dari ${studio} dan ${academy}.`,
  },
}

/** A category with a separate feed. */
export interface FeedTopic {
  id: number
  name: string
}

/**
 * The newest articles of all topics or one, with pictures and full texts: RSS 2.0, Media RSS. The package `feed` lacks
 * Media RSS, keeps characters that XML forbids, and leaves URLs in texts relative.
 */
export function rssFeed(site: Site, articles: readonly FeedArticle[], topic?: FeedTopic): string {
  const { language = DEFAULT_LANGUAGE } = site
  const words = WORDS[language]
  const title = topic ? `${words.news(site.name)}: ${topic.name}` : words.news(site.name)
  const page = topic ? `/articles?category=${topic.id}` : '/articles'
  const self = topic ? `/articles/feed/${topic.id}.xml` : '/articles/feed.xml'
  const items = articles.map((article) => {
    const { id, excerpt, date, categories } = article
    const address = site.publicUrl + inLanguage(`/articles/${id}`, article.language)
    const untranslated =
      (article.language ?? DEFAULT_LANGUAGE) === language ? '' : ` xml:lang="${DEFAULT_LANGUAGE}"`
    return `<item${untranslated}>
<title>${xml(article.title)}</title>
<link>${xml(address)}</link>
<guid isPermaLink="true">${xml(address)}</guid>
<pubDate>${rfc822(date)}</pubDate>
<description>${xml(excerpt)}</description>${textOf(article, site)}${pictureOf(article, site)}
${categories.map(({ name }) => `<category>${xml(name)}</category>`).join('\n')}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(title)}</title>
<link>${xml(site.publicUrl + inLanguage(page, language))}</link>
<atom:link href="${xml(site.publicUrl + inLanguage(self, language))}" rel="self" type="application/rss+xml"/>
<description>${xml(words.about(site.studio, site.academy))}</description>
<language>${language}</language>
${items.join('\n')}
</channel>
</rss>
`
}
