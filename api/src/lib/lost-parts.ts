import sanitizeHtml from 'sanitize-html'
import { plainText, sanitiseHtml } from './sanitise-html.ts'

/** Parts of a text that a reader would miss, with their singular and plural names. */
const KINDS = {
  picture: ['picture', 'pictures'],
  video: ['video or embedded page', 'videos or embedded pages'],
  link: ['link', 'links'],
  table: ['table', 'tables'],
  control: ['form field', 'form fields'],
  word: ['word', 'words'],
} as const
type Kind = keyof typeof KINDS

const KIND_OF_TAG: Readonly<Record<string, Kind>> = {
  ...{ img: 'picture', svg: 'picture', picture: 'picture', table: 'table' },
  ...{ oembed: 'video', iframe: 'video', video: 'video', audio: 'video', embed: 'video', object: 'video' },
  ...{ input: 'control', button: 'control', select: 'control', textarea: 'control' },
}

/** @param links only these are counted; all by default */
function countParts(html: string, links?: ReadonlySet<string>) {
  const counts: Record<Kind, number> = { picture: 0, video: 0, link: 0, table: 0, control: 0, word: 0 }
  const found = new Set<string>()
  const count = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const { href } = attribs
    if (tagName === 'a' && href) {
      found.add(href)
      if (links?.has(href) ?? true) counts.link += 1
    }
    const kind = KIND_OF_TAG[tagName]
    if (kind) counts[kind] += 1
    return { tagName, attribs }
  }
  const all = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const
  sanitizeHtml(html, { ...all, transformTags: { '*': count } })
  counts.word = plainText(html).split(' ').filter(Boolean).length
  return { counts, links: found }
}

/** Names the parts of these texts that sanitising would remove: `2 pictures`. */
export function lostPartsOf(texts: readonly string[]): string[] {
  const compared = texts.map((html) => {
    const before = countParts(html)
    // An embedded page becomes a link to it, which replaces no link of the writer.
    return { before: before.counts, after: countParts(sanitiseHtml(html), before.links).counts }
  })
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const lost = compared.reduce((sum, { before, after }) => sum + Math.max(0, before[kind] - after[kind]), 0)
    const [one, many] = KINDS[kind]
    return lost === 0 ? [] : [lost === 1 ? `1 ${one}` : `${lost} ${many}`]
  })
}
