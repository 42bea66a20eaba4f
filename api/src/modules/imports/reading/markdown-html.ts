import { micromark } from 'micromark'
import { gfm, gfmHtml, type HtmlExtension } from 'micromark-extension-gfm'

/** Leaves all HTML in place, because it is sanitised afterwards, where a frame becomes a link. */
const withoutTagFilter: HtmlExtension = {
  exit: {
    htmlFlowData(token) {
      this.raw(this.sliceSerialize(token))
    },
    htmlTextData(token) {
      this.raw(this.sliceSerialize(token))
    },
  },
}

/** GitHub's Markdown as HTML, which is not sanitised. */
export const markdownHtml = (text: string): string =>
  micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' }), withoutTagFilter],
  })
