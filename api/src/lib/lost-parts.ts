import type { LostParts } from '@arunika/admin-contracts'
import sanitizeHtml from 'sanitize-html'
import { wholeAddress } from './embedded-media.ts'
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
const KIND_NAMES = Object.keys(KINDS) as Kind[]
const NONE: Readonly<Record<Kind, number>> = { picture: 0, video: 0, link: 0, table: 0, control: 0, word: 0 }

const KIND_OF_TAG: Readonly<Record<string, Kind>> = {
  ...{ img: 'picture', svg: 'picture', picture: 'picture', table: 'table' },
  ...{ oembed: 'video', iframe: 'video', video: 'video', audio: 'video', embed: 'video', object: 'video' },
  ...{ input: 'control', button: 'control', select: 'control', textarea: 'control' },
}

const EMBEDS = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'source'])

/** Counts the parts of a text and collects the addresses it embeds. Links to `embedded` count as `linked`. */
function countParts(html: string, embedded: ReadonlySet<string> = new Set()) {
  const addresses = new Set<string>()
  let linked = 0
  const counts = { ...NONE }
  const count = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const { href, src, data } = attribs
    const address = src ?? data
    if (EMBEDS.has(tagName) && address) addresses.add(wholeAddress(address))
    const kind = tagName === 'a' && href ? 'link' : KIND_OF_TAG[tagName]
    if (kind === 'link' && href && embedded.has(href)) linked += 1
    else if (kind) counts[kind] += 1
    return { tagName, attribs }
  }
  const all = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const
  sanitizeHtml(html, { ...all, transformTags: { '*': count } })
  counts.word = plainText(html).split(' ').filter(Boolean).length
  return { counts, addresses, linked }
}

function inWords(kind: Kind, count: number): string[] {
  const [one, many] = KINDS[kind]
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]
}

/** The parts of these texts that sanitising would remove or replace by links. */
export function lostPartsOf(texts: readonly string[]): LostParts {
  const lost = { ...NONE }
  let linked = 0
  for (const html of texts) {
    const before = countParts(html)
    const after = countParts(sanitiseHtml(html), before.addresses)
    // The text may already have contained such a link.
    const asLinks = Math.min(after.linked, Math.max(0, before.counts.video - after.counts.video))
    after.counts.video += asLinks
    after.counts.link += after.linked - asLinks
    linked += asLinks
    for (const kind of KIND_NAMES) lost[kind] += Math.max(0, before.counts[kind] - after.counts[kind])
  }
  return { lost: KIND_NAMES.flatMap((kind) => inWords(kind, lost[kind])), linked: inWords('video', linked) }
}
