/** Elements of a page by a selector. */
export const all = (page: ParentNode, selector: string): HTMLElement[] =>
  Array.from(page.querySelectorAll<HTMLElement>(selector))

/** Replaces an element by another one with the same children. */
export function rename(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name)
  other.append(...Array.from(element.childNodes))
  element.replaceWith(other)
  return other
}

export const unwrap = (element: Element) => element.replaceWith(...Array.from(element.childNodes))

/** The attribute `style` as written; the browser drops the properties of Word. */
export const styleOf = (element: Element) => element.getAttribute('style') ?? ''
