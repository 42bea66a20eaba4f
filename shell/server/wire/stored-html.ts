import sanitize from 'sanitize-html'

/** A player or a page in a frame becomes a link to it. */
const link: sanitize.Transformer = (_tag, { src = '', title = '' }) => ({
  tagName: 'a',
  attribs: { href: src },
  text: title || src,
})

/** Google Docs wraps whole documents in bold text that is not bold. */
const bold: sanitize.Transformer = (tagName, attribs) => ({
  tagName: /font-weight:\s*normal/.test(attribs.style ?? '') ? 'span' : tagName,
  attribs,
})

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins', 'oembed', 'details', 'summary'],
  // Words in other elements stay.
  nonTextTags: ['script', 'style', 'template'],
  transformTags: { iframe: link, video: link, audio: link, b: bold },
  allowedAttributes: {
    ...sanitize.defaults.allowedAttributes,
    img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
    figure: ['class'],
    oembed: ['url'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
}

/** The paragraphs and lines of a text that was typed without markup. */
const typedHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** HTML of another host without anything that runs: the server renders what the product's own api has sanitised. */
export function storedHtml(html: string): string {
  const text = html.replaceAll('\r\n', '\n')
  if (/<[a-z]/i.test(text)) return sanitize(text, OPTIONS)
  return text.includes('\n') ? typedHtml(sanitize(text, OPTIONS)) : sanitize(text, OPTIONS)
}
