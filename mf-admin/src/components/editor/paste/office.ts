import { all, styleOf, unwrap } from './elements.ts'

/** Deleted words of tracked changes, comments and their marks, and the ends of paragraphs of Word on the web. */
const UNSEEN = [
  ...['del[cite]', 'del[datetime]', '.msoDel', '.TrackChangeTextDeletion'],
  ...['.MsoCommentReference', '.msocomanchor', '.msocomtxt', '.msocomoff'],
  ...['.EOP', '[hidden]', 'button', 'select'],
  // Formulas in another notation, besides the shown one.
  ...['.katex-mathml', 'annotation', 'mjx-assistive-mml'],
].join()
const UNSEEN_STYLE = /mso-element:\s*comment-list|mso-hide:\s*all|display:\s*none/

/** Removes what a copied page or document has but does not show. */
export function removeUnseen(page: Document) {
  for (const element of all(page, UNSEEN)) element.remove()
  for (const element of all(page.body, '[style]')) if (UNSEEN_STYLE.test(styleOf(element))) element.remove()
}

const REFERENCE = /mso-(?:foot|end)note-id/
const FOOTNOTES = /mso-element:\s*(?:foot|end)note-list/
const FOOTNOTE = /mso-element:\s*(?:foot|end)note(?!-)/

/** Footnotes and endnotes of Word as raised numbers that lead to them, and back. */
export function tidyFootnotes(page: Document) {
  for (const list of all(page, 'div[style*="mso-element"]')) {
    if (!FOOTNOTES.test(styleOf(list))) continue
    for (const end of all(list, 'br[clear]')) end.remove()
    list.removeAttribute('style')
  }
  for (const mark of all(page, 'a[style*="note-id"]')) {
    if (!REFERENCE.test(styleOf(mark))) continue
    mark.removeAttribute('style')
    for (const part of all(mark, 'span')) unwrap(part)
    const footnote = mark.closest('div[style*="mso-element"]')
    if (footnote && FOOTNOTE.test(styleOf(footnote))) continue
    const raised = page.createElement('sup')
    mark.replaceWith(raised)
    raised.append(mark)
  }
}
