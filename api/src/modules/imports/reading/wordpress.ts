import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import sax from 'sax'
import { plainText } from '../../../lib/sanitise-html.ts'
import {
  dayOf,
  EMPTY_ARTICLE,
  type ImportedArticle,
  type ImportedFile,
  ImportFileError,
} from '../imported-article.ts'
import { wordpressHtml } from './wordpress-html.ts'

/** Texts of an item's elements by name, the first of each. */
interface Item {
  texts: Record<string, string>
  terms: { domain: string; name: string }[]
  meta: Record<string, string>
  comments: number
}

/** The export has one site; its authors and pictures are named by its articles. */
interface Site {
  address: string
  authors: Map<string, string>
  /** Addresses of pictures by id. */
  attachments: Map<string, string>
}

/** Characters of one element, far beyond any article's. */
const MAX_TEXT = 5_000_000

const PARENTS = new Set(['item', 'channel', 'wp:author'])

/**
 * Reads the items of an export one after the other. The parser knows only the five entities of XML, so a document type
 * with others, or with files, is refused where they are used.
 */
async function* itemsOf(stream: Readable, onSite: (name: string, texts: Record<string, string>) => void) {
  const parser = sax.parser(true, { trim: false })
  const path: string[] = []
  const found: Item[] = []
  let texts: Record<string, string> = {}
  let item: Item | undefined
  let attributes: Record<string, string> = {}
  let text = ''
  let metaKey = ''
  let failure: Error | undefined
  let hasChannel = false

  const add = (more: string) => {
    text += more
    if (text.length > MAX_TEXT) throw new Error('a text is too long')
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onerror = (error) => {
    failure ??= error
  }
  parser.onopentag = ({ name, attributes: ofTag }) => {
    path.push(name)
    text = ''
    attributes = ofTag as Record<string, string>
    if (name === 'channel') hasChannel = true
    if (name === 'item') item = { texts: {}, terms: [], meta: {}, comments: 0 }
    if (name === 'wp:author') texts = {}
  }
  parser.onclosetag = (name) => {
    path.pop()
    const parent = path.at(-1) ?? ''
    const own = text.trim()
    text = ''
    if (name === 'item' && item) {
      found.push(item)
      item = undefined
    } else if (name === 'wp:author') onSite(name, texts)
    else if (item && name === 'category' && parent === 'item')
      item.terms.push({ domain: attributes.domain ?? '', name: own })
    else if (item && name === 'wp:comment') item.comments += 1
    else if (name === 'wp:meta_key') metaKey = own
    else if (item && name === 'wp:meta_value' && parent === 'wp:postmeta') item.meta[metaKey] ??= own
    else if (item && parent === 'item') item.texts[name] ??= own
    else if (parent === 'channel') onSite(name, { [name]: own })
    else if (PARENTS.has(parent)) texts[name] = own
  }

  const decoder = new TextDecoder('utf-8', { fatal: true })
  /** Runs a step of the parser. @throws ImportFileError */
  function step(work: () => void) {
    let [line, column] = [parser.line, parser.column]
    try {
      work()
    } catch (error) {
      failure ??= error as Error
    }
    if (!failure) return
    // At the end of the file the parser begins again.
    if (parser.line >= line) [line, column] = [parser.line, parser.column]
    const words = failure.message.split('\n')[0]?.toLowerCase().replace(/\.$/, '')
    throw new ImportFileError(
      `The file is no well-formed XML: line ${line + 1}, column ${column + 1}: ${words}.`,
    )
  }
  for await (const chunk of stream) {
    let decoded: string
    try {
      decoded = decoder.decode(chunk, { stream: true })
    } catch {
      const [before = ''] = new TextDecoder().decode(chunk).split('\ufffd')
      const line = parser.line + before.split('\n').length
      throw new ImportFileError(`The file is not in UTF-8: line ${line} has other characters.`)
    }
    step(() => parser.write(decoded))
    yield* found.splice(0)
  }
  step(() => parser.close())
  yield* found.splice(0)
  if (!hasChannel) throw new ImportFileError('The XML file is no WordPress export: it has no channel.')
}

async function readSite(stream: Readable): Promise<Site> {
  const site: Site = { address: '', authors: new Map(), attachments: new Map() }
  const items = itemsOf(stream, (name, texts) => {
    if (name === 'wp:author')
      site.authors.set(texts['wp:author_login'] ?? '', texts['wp:author_display_name'] ?? '')
    if (name === 'wp:base_blog_url' || (name === 'link' && !site.address)) site.address = texts[name] ?? ''
  })
  for await (const { texts } of items)
    if (texts['wp:post_type'] === 'attachment')
      site.attachments.set(texts['wp:post_id'] ?? '', texts['wp:attachment_url'] ?? texts.guid ?? '')
  return site
}

const SKIPPED_STATUS: Readonly<Record<string, string>> = {
  trash: 'It is in the trash of the old site.',
  'auto-draft': 'It is an empty draft that WordPress made.',
  inherit: 'It is an older version of another article.',
}

const decoded = (slug: string) => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function articleOf({ texts, terms, meta, comments }: Item, site: Site): ImportedArticle {
  const of = (name: string) => texts[name] ?? ''
  const { html, remarks } = wordpressHtml(of('content:encoded'), site.attachments, meta.footnotes)
  const status = of('wp:status')
  const hasPassword = of('wp:post_password') !== ''
  const skipped =
    of('wp:post_type') === 'page' ? 'It is a page of the old site and no article.' : SKIPPED_STATUS[status]
  const termsOf = (domain: string) =>
    terms.filter((term) => term.domain === domain).map(({ name }) => plainText(name))
  const picture = meta._thumbnail_id === undefined ? '' : (site.attachments.get(meta._thumbnail_id) ?? '')
  return {
    ...EMPTY_ARTICLE,
    title: plainText(of('title')),
    date: dayOf(of('wp:post_date')) || dayOf(of('wp:post_date_gmt')),
    slug: decoded(of('wp:post_name')),
    hashtags: termsOf('post_tag'),
    // The category of WordPress for articles without one.
    categories: termsOf('category').filter((name) => name !== 'Uncategorized'),
    description: plainText(of('excerpt:encoded')),
    byline: site.authors.get(of('dc:creator')) ?? of('dc:creator'),
    isPublished: status === 'publish' && !hasPassword,
    html,
    picture,
    base: of('link') || site.address,
    remarks: [
      ...remarks,
      ...(hasPassword ? ['It had a password in the old site.'] : []),
      ...(meta._thumbnail_id !== undefined && !picture ? ['Its featured picture is not in the file.'] : []),
      ...(comments > 0 ? [`Comments left out: ${comments}.`] : []),
    ],
    ...(skipped !== undefined && { skipped }),
  }
}

/** A WordPress export (WXR). It is read twice, because articles name pictures that follow them. */
export function readWordpress(open: () => Promise<Readable> | Readable): ImportedFile {
  const remarks: string[] = []
  async function* articles() {
    const site = await readSite(await open())
    const others = new Map<string, number>()
    for await (const item of itemsOf(await open(), () => {})) {
      const type = item.texts['wp:post_type'] ?? 'post'
      if (type === 'post' || type === 'page') yield articleOf(item, site)
      else if (type !== 'attachment') others.set(type, (others.get(type) ?? 0) + 1)
    }
    for (const [type, count] of others)
      remarks.push(`Left out: ${count} of the kind “${type}”, which are no articles.`)
  }
  return { articles: articles(), remarks }
}

export const readWordpressFile = (path: string) => readWordpress(() => createReadStream(path))
