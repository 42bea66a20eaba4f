import { all, unwrap } from './elements.ts'

/** Addresses through which other programs lead their links, and the parameter with the true one. */
const REDIRECTS: readonly [address: RegExp, parameters: readonly string[]][] = [
  [/^https?:\/\/(?:www\.)?google\.\w+(?:\.\w+)?\/url\?/, ['q', 'url']],
  [/^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//, ['url']],
  [/^https?:\/\/lm?\.facebook\.com\/l\.php\?/, ['u']],
]

function destinationOf(href: string): string {
  for (const [address, parameters] of REDIRECTS) {
    if (!address.test(href)) continue
    const { searchParams } = new URL(href)
    const found = parameters
      .map((name) => searchParams.get(name))
      .find((url) => /^https?:\/\//.test(url ?? ''))
    if (found) return found
  }
  return href
}

/** An id without the underscore by which the editor takes a bookmark for one that Word made for itself. */
const idOf = (name: string) => name.replace(/^_+/, '')

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Leads links to their destinations: on other sites, on this one, and within the pasted text. */
export function tidyLinks(page: Document, origin: string) {
  const named = new Map<string, Element>()
  for (const element of all(page.body, '[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')]) if (name) named.set(name, element)
  const marked = new Set<Element>()
  for (const link of all(page, 'a[href]')) {
    const href = destinationOf(link.getAttribute('href') ?? '')
    const target = href.startsWith('#') ? named.get(decoded(href.slice(1))) : undefined
    if (!href.startsWith('#')) {
      link.setAttribute('href', href.startsWith(`${origin}/`) ? href.slice(origin.length) : href)
    } else if (target) {
      link.setAttribute('href', `#${idOf(decoded(href.slice(1)))}`)
      marked.add(target)
    } else unwrap(link)
  }
  for (const target of marked) mark(target)
}

/** Puts the editor's bookmark to a target of links. */
function mark(target: Element) {
  const bookmark = target.ownerDocument.createElement('a')
  bookmark.id = idOf(target.id || (target.getAttribute('name') ?? ''))
  target.removeAttribute('id')
  target.removeAttribute('name')
  if (target.localName !== 'a') target.prepend(bookmark)
  else if (target.hasAttribute('href')) target.before(bookmark)
  else {
    target.before(bookmark)
    unwrap(target)
  }
}
