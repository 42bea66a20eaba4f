import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names } from 'parse5'
import { attributeOf } from './embedded-media.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Keeps the ids of a text apart from those of the page. */
const PREFIX = 'text-'
const MAX_LENGTH = 100
/** Blocks that hold words; in others the target is put into the first of these. */
const HOLDERS = new Set('p h2 h3 h4 li td th caption figcaption'.split(' '))
const FRAMES = new Set('ul ol table thead tbody tfoot tr blockquote'.split(' '))

/** An id that only a text of the site has. */
export const isTargetId = (id: string) => /^text-[\p{L}\p{N}_.:-]{1,100}$/u.test(id)

function targetId(name: string): string {
  if (isTargetId(name)) return name
  return PREFIX + name.slice(0, MAX_LENGTH).replaceAll(/[^\p{L}\p{N}_.:-]/gu, '-')
}

/** The name to which a link within the text leads. */
function namedBy(href: string | undefined): string | undefined {
  if (!href?.startsWith('#') || href.length === 1) return undefined
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

const namesOf = (element: Element): string[] =>
  [attributeOf(element, 'id'), element.tagName === 'a' ? attributeOf(element, 'name') : undefined].filter(
    (name) => name !== undefined && name !== '',
  ) as string[]

/**
 * Marks the elements to which links of the same text lead, and corrects these links. An element's mark is its attribute `id`; all
 * other ids are removed.
 */
export function markTargets(root: DefaultTreeAdapterTypes.DocumentFragment): void {
  const elements: Element[] = []
  const rest: Node[] = root.childNodes.toReversed()
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!('tagName' in node)) continue
    elements.push(node)
    rest.push(...node.childNodes.toReversed())
  }
  const found = new Set(elements.flatMap(namesOf))
  const wanted = new Set<string>()
  for (const link of elements) {
    if (link.tagName !== 'a') continue
    const name = namedBy(attributeOf(link, 'href'))
    if (name === undefined || !found.has(name)) continue
    wanted.add(name)
    link.attrs = link.attrs.map((attribute) =>
      attribute.name === 'href' ? { ...attribute, value: `#${targetId(name)}` } : attribute,
    )
  }
  for (const element of elements) {
    const name = namesOf(element).find((own) => wanted.delete(own))
    element.attrs = element.attrs.filter((attribute) => attribute.name !== 'id')
    if (name !== undefined) element.attrs.push({ name: 'id', value: targetId(name) })
  }
}

/** The editor's own mark of a place in a text. */
export const bookmark = (id: string): Element =>
  defaultTreeAdapter.createElement('a', names.NS.HTML, [{ name: 'id', value: id }])

/** Puts a bookmark at the start of an element's words; false if the element holds none. */
export function putBookmark(element: Element, id: string): boolean {
  if (HOLDERS.has(element.tagName)) {
    const [first] = element.childNodes
    if (first) defaultTreeAdapter.insertBefore(element, bookmark(id), first)
    else defaultTreeAdapter.appendChild(element, bookmark(id))
    return true
  }
  if (!FRAMES.has(element.tagName) && element.tagName !== 'figure') return false
  return element.childNodes.some((child) => 'tagName' in child && putBookmark(child, id))
}
