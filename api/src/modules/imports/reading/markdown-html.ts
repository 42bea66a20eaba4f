import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** GitHub's Markdown as HTML; HTML within it stays, because all of it is sanitised afterwards. */
export const markdownHtml = (text: string): string =>
  micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  })
