import * as z from 'zod/mini'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { embedOf, figureOf, galleryOf } from '../imported-article.ts'

/** Blocks around other blocks, and those that hold words. */
const OUTER =
  'article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|header|hr|iframe|main|nav|ol|section|table|tbody|tfoot|thead|tr|ul'
const INNER = 'address|dd|dt|figcaption|h[1-6]|li|p|pre|summary|td|th'
const APART = new RegExp(`</?(?:${OUTER})\\b[^>]*>|<(?=(?:${INNER})\\b)|</(?:${INNER})>`, 'gi')
const STARTS = new RegExp(`^</?(?:${OUTER}|${INNER})\\b`, 'i')
const ENDS = new RegExp(`</(?:${INNER})>$`, 'i')

/** Puts empty lines around blocks. */
const apart = (html: string) =>
  html.replace(APART, (tag) => {
    if (tag === '<') return '\n\n<'
    return ENDS.test(tag) ? `${tag}\n\n` : `\n\n${tag}\n\n`
  })

/** Paragraphs and line breaks of a text of the classic editor, which WordPress adds when it shows the text. */
function withParagraphs(html: string): string {
  return html
    .split(
      /(<pre\b[\s\S]*?<\/pre>|<figure class="(?:image|gallery|media)">[\s\S]*?<\/figure>(?:<\/figure>)?)/i,
    )
    .map((part, index) => {
      if (index % 2 === 1) return part
      return apart(part)
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean)
        .map((block) => {
          if (STARTS.test(block) || ENDS.test(block)) return block
          if (/^https?:\/\/\S+$/.test(block)) return embedOf(block)
          return `<p>${block.replace(/\n/g, '<br>')}</p>`
        })
        .join('\n')
    })
    .join('')
}

/** The footnotes that WordPress stores beside the text, as a list to which its numbers lead. */
function footnotesOf(json: string): string {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    return ''
  }
  const { data = [] } = z.safeParse(z.array(z.object({ id: z.string(), content: z.string() })), found)
  const items = data.map(
    ({ id, content }) => `<li id="${escapeHtml(id)}">${content} <a href="#${escapeHtml(id)}-link">↩</a></li>`,
  )
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : ''
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s\\]]+))`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)

function captions(html: string): string {
  return html.replace(
    /\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g,
    (_, attributes: string, inner: string) => {
      const [picture = '', linked = ''] = /(<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner) ?? []
      if (!picture) return inner
      const shown = linked ? picture : picture.replace(/<\/a>$/, '')
      const caption = inner.replace(picture, '').trim() || (attributeOf(attributes, 'caption') ?? '')
      return `\n\n<figure class="image">${shown}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n\n`
    },
  )
}

/** Shortcodes and blocks of an article as HTML; those that remain are named in the remarks. */
export function wordpressHtml(content: string, attachments: ReadonlyMap<string, string>, footnotes = '') {
  const remarks: string[] = []
  const isBlocks = content.includes('<!-- wp:')

  function gallery(shortcode: string, attributes: string): string {
    const ids = (attributeOf(attributes, 'ids') ?? '').split(',').flatMap((id) => id.trim() || [])
    if (ids.length === 0) return shortcode
    const found = ids.flatMap((id) => attachments.get(id) ?? [])
    if (found.length < ids.length)
      remarks.push(`Pictures of a gallery that are not in the file: ${ids.length - found.length}.`)
    return `\n\n${galleryOf(found.map((address) => figureOf(address, '')))}\n\n`
  }

  const html = captions(content)
    .replace(/\[gallery\b([^\]]*)\]/g, gallery)
    .replace(
      /\[embed\b[^\]]*\]\s*(https?:[^\s[]+)\s*\[\/embed\]/g,
      (_, url: string) => `\n\n${embedOf(url)}\n\n`,
    )
    .replace(
      /\[(video|audio|playlist)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
      (shortcode, _kind, attributes: string) => {
        const address = /=\s*["']?(https?:[^"'\s\]]+)/.exec(attributes)?.[1]
        return address ? `\n\n${embedOf(address)}\n\n` : shortcode
      },
    )
    .replace(/<div class="wp-block-embed__wrapper">\s*(https?:[^\s<]+)\s*<\/div>/g, (_, url: string) =>
      embedOf(url),
    )
    // A dynamic block has no text: its page made it.
    .replace(/<!-- wp:([\w/-]+)(?: [^>]*)?\/-->/g, (_, name: string) => {
      const written = name === 'footnotes' && footnotesOf(footnotes)
      if (written) return written
      if (!['more', 'separator', 'nextpage'].includes(name)) remarks.push(`The block “${name}” was left out.`)
      return ''
    })
    .replace(/<!--[\s\S]*?-->/g, '')

  // A word in brackets is no shortcode.
  const left = [...html.matchAll(/\[([a-z][\w-]*)(?:\s+[\w-]+\s*=[^\]]*)?\s*\/?\]/gi)].flatMap(
    ([shortcode, name = '']) => (/[=/_-]/.test(shortcode) || html.includes(`[/${name}]`) ? [name] : []),
  )
  for (const name of new Set(left)) remarks.push(`The shortcode [${name}] is left in the text.`)
  return { html: isBlocks ? html : withParagraphs(html.replaceAll('\r\n', '\n')), remarks }
}
