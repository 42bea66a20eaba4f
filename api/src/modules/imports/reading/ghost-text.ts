import { escapeHtml } from '../../../lib/escape-html.ts'
import { embedOf, figureOf, galleryOf } from '../imported-article.ts'
import { markdownHtml } from './markdown-html.ts'

type Fields = Record<string, unknown>
type Remarks = string[]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' ? (value as Fields) : {}
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

const linkOf = (url: string, name: string) =>
  url ? `<p><a href="${escapeHtml(url)}">${escapeHtml(name || url)}</a></p>` : ''

const captionOf = (caption: unknown) => (caption ? `<p>${textOf(caption)}</p>` : '')

/** Cards of both formats by name: what the editor of Ghost showed as one part. */
const CARDS: Readonly<Record<string, (card: Fields) => string>> = {
  image: ({ src, alt, caption }) => figureOf(textOf(src), textOf(alt), textOf(caption)),
  gallery: ({ images, caption }) =>
    galleryOf(listOf(images).map(({ src, alt }) => figureOf(textOf(src), textOf(alt)))) + captionOf(caption),
  markdown: ({ markdown }) => markdownHtml(textOf(markdown)),
  html: ({ html }) => textOf(html),
  embed: ({ url, caption }) => embedOf(textOf(url)) + captionOf(caption),
  bookmark: ({ url, metadata }) => linkOf(textOf(url), textOf(fieldsOf(metadata).title)),
  button: ({ buttonUrl, buttonText }) => linkOf(textOf(buttonUrl), textOf(buttonText)),
  video: ({ src, caption }) => linkOf(textOf(src), textOf(caption)),
  audio: ({ src, title }) => linkOf(textOf(src), textOf(title)),
  file: ({ src, fileTitle, fileName }) => linkOf(textOf(src), textOf(fileTitle) || textOf(fileName)),
  code: ({ code, language, caption }) =>
    `<pre><code class="language-${escapeHtml(textOf(language) || 'plaintext')}">${escapeHtml(textOf(code))}</code></pre>${captionOf(caption)}`,
  callout: ({ calloutEmoji, calloutText }) =>
    `<blockquote><p>${escapeHtml(textOf(calloutEmoji))} ${textOf(calloutText).replace(/^<p>|<\/p>$/g, '')}</p></blockquote>`,
  toggle: ({ heading, content }) => `<h3>${textOf(heading)}</h3>${textOf(content)}`,
  header: ({ heading, header, subheading, subheader }) =>
    `<h2>${textOf(heading) || textOf(header)}</h2><p>${textOf(subheading) || textOf(subheader)}</p>`,
  product: ({ productTitle, productDescription, productUrl, productButton }) =>
    `<h3>${textOf(productTitle)}</h3>${textOf(productDescription)}${linkOf(textOf(productUrl), textOf(productButton))}`,
  'call-to-action': ({ textValue, buttonUrl, buttonText }) =>
    `<div>${textOf(textValue)}</div>${linkOf(textOf(buttonUrl), textOf(buttonText))}`,
  hr: () => '<hr>',
}
const SAME: Readonly<Record<string, string>> = {
  codeblock: 'code',
  'card-markdown': 'markdown',
  horizontalrule: 'hr',
}

function cardHtml(type: string, card: Fields, remarks: Remarks): string {
  const write = CARDS[SAME[type] ?? type]
  if (write) return write(card)
  remarks.push(`The card “${type}” was left out.`)
  return ''
}

/** Bits of a text's format. */
const FORMATS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'] as const

function formatted(text: string, format: number): string {
  const tags = FORMATS.filter((_, bit) => (format & (1 << bit)) !== 0)
  return tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text))
}

const within = (tag: string, html: string) => `<${tag}>${html}</${tag}>`

function listHtml({ listType, start }: Fields, items: string): string {
  // A list in a list is an item of its own in this format.
  const nested = items.replace(/<\/li><li>(?=<[ou]l\b)/g, '')
  return listType === 'number' ? `<ol start="${Number(start) || 1}">${nested}</ol>` : within('ul', nested)
}

function lexicalNode(node: Fields, remarks: Remarks): string {
  const inner = () =>
    listOf(node.children)
      .map((child) => lexicalNode(child, remarks))
      .join('')
  const type = textOf(node.type).replace(/^extended-/, '')
  switch (type) {
    case 'root':
      return inner()
    case 'text':
      return formatted(textOf(node.text), Number(node.format) || 0)
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return within('p', inner())
    case 'heading':
      return within(/^h[1-6]$/.test(textOf(node.tag)) ? textOf(node.tag) : 'h2', inner())
    case 'quote':
    case 'aside':
      return within('blockquote', within('p', inner()))
    case 'list':
      return listHtml(node, inner())
    case 'listitem':
      return within('li', inner())
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textOf(node.url))}">${inner()}</a>`
    default:
      return cardHtml(type, node, remarks)
  }
}

/** HTML of a text of Ghost's present editor. */
export const lexicalHtml = (text: unknown, remarks: Remarks): string =>
  lexicalNode(fieldsOf(fieldsOf(text).root), remarks)

/** HTML of a text of Ghost's former editor, version 0.3. */
export function mobiledocHtml(text: unknown, remarks: Remarks): string {
  const { markups, cards, atoms, sections } = fieldsOf(text)
  const at = (list: unknown, index: unknown): unknown[] => {
    const found: unknown = Array.isArray(list) ? list[Number(index)] : undefined
    return Array.isArray(found) ? found : []
  }
  const isWord = (tag: string) => /^[a-z][a-z0-9]*$/.test(tag)

  function markersHtml(markers: unknown): string {
    const open: string[] = []
    let html = ''
    for (const marker of Array.isArray(markers) ? markers : []) {
      const [kind, opened, closed, value] = Array.isArray(marker) ? marker : []
      for (const index of Array.isArray(opened) ? opened : []) {
        const [tag, attributes] = at(markups, index)
        const name = isWord(textOf(tag)) ? textOf(tag) : 'span'
        const [, href] = Array.isArray(attributes) ? attributes : []
        open.push(name)
        html += name === 'a' ? `<a href="${escapeHtml(textOf(href))}">` : `<${name}>`
      }
      const [atom] = kind === 1 ? at(atoms, value) : []
      html += kind === 1 ? (atom === 'soft-return' ? '<br>' : '') : escapeHtml(textOf(value))
      for (let count = Number(closed) || 0; count > 0; count -= 1) html += `</${open.pop() ?? 'span'}>`
    }
    return html
  }

  const sectionsHtml = (Array.isArray(sections) ? sections : []).map((section) => {
    const [kind, first, second] = Array.isArray(section) ? section : []
    if (kind === 1) return within(isWord(textOf(first)) ? textOf(first) : 'p', markersHtml(second))
    if (kind === 2) return figureOf(textOf(first), '')
    if (kind === 3)
      return within(
        first === 'ol' ? 'ol' : 'ul',
        (Array.isArray(second) ? second : []).map((item) => within('li', markersHtml(item))).join(''),
      )
    const [name, payload] = at(cards, first)
    return cardHtml(textOf(name), fieldsOf(payload), remarks)
  })
  return sectionsHtml.join('')
}
