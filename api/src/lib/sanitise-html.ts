import { firstCharacters } from '@arunika/text'
import sanitizeHtml from 'sanitize-html'
import { flattenHtml } from './flatten-html.ts'
import { isTargetId } from './link-targets.ts'

const WEB_ADDRESS = /^https?:\/\//i
const STYLE_LENGTH = [/^\d+(?:\.\d+)?(?:px|em|%)$/]
const ALIGNMENT = [/^(?:left|right|center|justify)$/]

const isPictureSource = (src: string | undefined) =>
  src !== undefined && (WEB_ADDRESS.test(src) || /^\/uploads\/[\w./-]+$/.test(src))

const isOwnSource = (src: string) => !src.includes('..')

function withSafeLink(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const own: sanitizeHtml.Attributes = id !== undefined && isTargetId(id) ? { ...attribs, id } : attribs
  // A page opened in a new tab must not get a reference to this one.
  return { tagName, attribs: own.target ? { ...own, rel: 'noopener noreferrer' } : own }
}

/** Only the check boxes of to-do lists remain of forms, and they are read-only. */
function withDeadCheckbox(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const checked: sanitizeHtml.Attributes = 'checked' in attribs ? { checked: 'checked' } : {}
  if (attribs.type !== 'checkbox') return { tagName: 'span', attribs: {} }
  return { tagName, attribs: { type: 'checkbox', ...checked, disabled: 'disabled' } }
}

/** A video without a URL loses its element but keeps the words inside. */
const onlyWith =
  (address: string) =>
  (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag =>
    WEB_ADDRESS.test(attribs[address] ?? '') ? { tagName, attribs } : { tagName: 'unwrapped', attribs: {} }

const CELL = ['colspan', 'rowspan', 'style', 'scope']

/** Exactly the markup that CKEditor 5 writes for the features enabled in the product's editor. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'label', 'input'],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'oembed', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'id'],
    img: ['src', 'alt', 'width', 'height', 'style', 'srcset', 'sizes'],
    input: ['type', 'checked', 'disabled'],
    li: ['data-list-item-id', 'style'],
    ol: ['start', 'reversed', 'style'],
    ul: ['style'],
    figure: ['style'],
    table: ['style'],
    col: ['style', 'span'],
    th: CELL,
    td: CELL,
    oembed: ['url'],
    div: ['data-oembed-url'],
    ...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'blockquote'].map((tag) => [tag, ['style']])),
  },
  allowedClasses: {
    figure: ['gallery', 'image', 'image-*', 'image_*', 'table', 'table-*', 'media', 'media-*'],
    img: ['image', 'image-*', 'image_*'],
    table: ['table', 'table-*', 'ck-table-resized'],
    code: ['language-*'],
    ul: ['todo-list'],
    li: ['ck-list-marker-*'],
    label: ['todo-list__label', 'todo-list__label_*'],
    span: ['todo-list__label__description', 'text-*'],
    mark: ['marker-*', 'pen-*'],
  },
  allowedStyles: {
    '*': {
      'text-align': ALIGNMENT,
      'vertical-align': [/^(?:top|middle|bottom)$/],
      width: STYLE_LENGTH,
      height: STYLE_LENGTH,
      'margin-left': STYLE_LENGTH,
      'aspect-ratio': [/^\d{1,5}\s*\/\s*\d{1,5}$/],
      'list-style-type': [/^[a-z-]+$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite', 'url', 'data-oembed-url'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    a: withSafeLink,
    input: withDeadCheckbox,
    div: onlyWith('data-oembed-url'),
    oembed: onlyWith('url'),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !(isPictureSource(attribs.src) && isOwnSource(attribs.src ?? '')),
}

/** Removes everything from editor HTML that could run, load from elsewhere or imitate the page. */
export function sanitiseHtml(html: string): string {
  let clean = sanitiseOnce(html)
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const again = sanitiseOnce(clean)
    if (again === clean) break
    clean = again
  }
  return clean
}

/** Broken nesting may parse differently the second time, so sanitising repeats until nothing changes. */
const MAX_ROUNDS = 10

const sanitiseOnce = (html: string): string => sanitizeHtml(flattenHtml(html), OPTIONS).trim()

/** Replacement for a picture in a text; `height` is 0 if unknown. */
interface OtherImage {
  src: string
  alt: string
  width: number
  height: number
}

/** Replaces pictures in an article's HTML. @param other gets a picture's attributes; undefined keeps the picture */
export function replaceImages(html: string, other: (of: sanitizeHtml.Attributes) => OtherImage | undefined) {
  function img(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
    const found = other(attribs)
    if (!found) return { tagName, attribs }
    // Drop attributes that describe the size of the replaced picture.
    const { srcset: _, sizes: _sizes, width: _width, height: _height, style, ...rest } = attribs
    const { src, alt, width, height } = found
    const size: sanitizeHtml.Attributes = height > 0 ? { width: String(width), height: String(height) } : {}
    const shape = style?.replace(/aspect-ratio:[^;]*;?/, height > 0 ? `aspect-ratio:${width}/${height};` : '')
    return { tagName, attribs: { ...rest, src, alt, ...size, ...(shape && { style: shape }) } }
  }
  return sanitizeHtml(html, { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, img } }).trim()
}

/** The text visible to a reader, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h\d|li|td|th|figcaption|blockquote|pre)|br|hr)\b[^>]*>/gi, '$& ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text truncated at a word boundary to at most `limit` characters. */
export function excerptOf(html: string, limit = 300): string {
  const text = plainText(html)
  if (firstCharacters(text, limit) === text) return text
  const cut = firstCharacters(text, limit - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : undefined).trimEnd()}…`
}

/** False for HTML without visible content: no text, picture, video or table. */
export const showsSomething = (html: string): boolean =>
  plainText(html).replaceAll(/[\u00a0\u200b\ufeff]/g, '') !== '' || /<(?:img|oembed|div|hr)\b/i.test(html)

/** Prepares HTML for storage: sanitised, and empty if it has no visible content. */
export function storedHtml(html: string): string {
  const clean = sanitiseHtml(html)
  return showsSomething(clean) ? clean : ''
}
