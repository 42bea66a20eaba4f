import sanitize from 'sanitize-html'

/** A player or a page in a frame becomes a link to it. */
const link: sanitize.Transformer = (_tag, { src = '', title = '' }) => ({
  tagName: 'a',
  attribs: { href: src },
  text: title || src,
})

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins', 'oembed', 'details', 'summary'],
  // Words in other elements stay.
  nonTextTags: ['script', 'style', 'template'],
  transformTags: { iframe: link, video: link, audio: link },
  allowedAttributes: {
    ...sanitize.defaults.allowedAttributes,
    img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
    figure: ['class'],
    oembed: ['url'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
}

/** HTML of another host without anything that runs: the server renders what the product's own api has sanitised. */
export const storedHtml = (html: string): string => (html.includes('<') ? sanitize(html, OPTIONS) : html)
