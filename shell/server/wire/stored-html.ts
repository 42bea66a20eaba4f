import sanitize from 'sanitize-html'

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins', 'oembed'],
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
