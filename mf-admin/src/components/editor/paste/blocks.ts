import { all, rename } from './elements.ts'

/** Blocks that the editor does not know: their words would run into those beside them. */
const UNKNOWN =
  'address, article, aside, center, details, fieldset, footer, form, header, hgroup, legend, main, nav, section, summary'

/** Headings, lists and captions in the form of the editor. */
export function tidyBlocks(page: Document) {
  for (const heading of all(page.body, '[role=heading][aria-level]'))
    if (/^[1-6]$/.test(heading.getAttribute('aria-level') ?? ''))
      rename(heading, `h${heading.getAttribute('aria-level')}`)
  for (const title of all(page.body, 'p.MsoTitle')) rename(title, 'h1')

  for (const figure of all(page.body, 'figure')) {
    if (hasOtherWords(figure)) continue
    if (figure.querySelectorAll('img').length === 1) figure.classList.add('image')
    else if (figure.querySelector('table')) figure.classList.add('table')
  }
  for (const caption of all(page.body, 'figcaption'))
    if (!caption.closest('figure.image, figure.table')) rename(caption, 'div')
  for (const code of all(page.body, 'kbd, samp, tt')) rename(code, 'code')
  for (const item of all(page.body, 'ol:not([start]) > li[value]:first-child'))
    item.parentElement?.setAttribute('start', item.getAttribute('value') ?? '')
  for (const block of all(page.body, UNKNOWN)) rename(block, 'div')
  indentItems(page)
}

/** True for words besides a table and a caption, which the editor has no room for in a figure. */
function hasOtherWords(figure: Element): boolean {
  const others = figure.cloneNode(true) as Element
  for (const part of all(others, 'table, figcaption')) part.remove()
  return others.textContent?.trim() !== ''
}

const depthOf = (item: Element): number => {
  const outer = item.parentElement?.closest('li')
  return outer ? depthOf(outer) + 1 : 1
}

/** Nests items of lists that only name their level, as Word on the web and Slack write them. */
function indentItems(page: Document) {
  let before: Element | null | undefined
  for (const item of all(page.body, 'li')) {
    const list = item.parentElement
    const level = Number(item.dataset.ariaLevel ?? Number(list?.dataset.indent) + 1)
    let outer = before
    while (outer && depthOf(outer) >= level) outer = outer.parentElement?.closest('li')
    if (list && outer && depthOf(item) < level) {
      const last = outer.lastElementChild
      const inner = last?.localName === list.localName ? last : page.createElement(list.localName)
      outer.append(inner)
      inner.append(item)
      if (list.childElementCount === 0) list.remove()
    }
    before = item
  }
}
