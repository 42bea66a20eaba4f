import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Facts that a page's document states before any script runs. */
export interface PageFacts {
  title: string
  /** Text of its first `h1`. */
  heading: string
  /** Its `lang`. */
  language: string
  isIndexed: boolean
  /** Path and query of its canonical address; empty if it names none. */
  canonical: string
  /** Paths and queries of its links within the site. */
  links: ReadonlySet<string>
  /** Texts of its links without a destination. */
  deadEnds: ReadonlySet<string>
  /** Paths that its forms are sent to. */
  forms: ReadonlySet<string>
  hasDescription: boolean
  /** Languages of its versions that it names. */
  versions: ReadonlySet<string>
  /** Types of its structured data. */
  data: ReadonlySet<string>
  /** Ids of more than one element. */
  repeatedIds: ReadonlySet<string>
  /** Links to other servers on the machine that rendered it. */
  localLinks: ReadonlySet<string>
}

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/**
 * @param html the document
 * @param url its address
 * @param robots its `X-Robots-Tag`
 */
export function factsOf(html: string, url: string, robots = ''): PageFacts {
  const elements = [...elementsIn(parse(html))]
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const first = (tag: string, has: (element: Element) => boolean = () => true) => named(tag).find(has)
  const rules = named('meta')
    .filter((element) => /^(?:robots|googlebot)$/i.test(attribute(element, 'name')))
    .map((element) => attribute(element, 'content'))
  const canonical = first('link', (element) => attribute(element, 'rel') === 'canonical')
  // Without the attribute it marks the current page.
  const links = named('a')
    .filter(({ attrs }) => attrs.some(({ name }) => name === 'href'))
    .map((element) => ({ to: attribute(element, 'href'), text: textOf(element) }))
  const ids = elements.flatMap((element) => attribute(element, 'id') || [])
  return {
    title: textOf(first('title')),
    heading: textOf(first('h1')),
    language: attribute(first('html'), 'lang'),
    isIndexed: !/(?:^|[\s,])(?:noindex|none)\b/i.test([robots, ...rules].join(',')),
    canonical: (canonical && pathWithin(attribute(canonical, 'href'), url)) ?? '',
    links: new Set(links.flatMap(({ to }) => (isDeadEnd(to) ? [] : (pathWithin(to, url) ?? [])))),
    deadEnds: new Set(links.flatMap(({ to, text }) => (isDeadEnd(to) ? text : []))),
    forms: new Set(named('form').flatMap((form) => pathWithin(attribute(form, 'action'), url) ?? [])),
    hasDescription: first('meta', isDescription) !== undefined,
    versions: new Set(named('link').flatMap((element) => attribute(element, 'hreflang') || [])),
    data: new Set(
      named('script')
        .filter(isData)
        .flatMap((element) => typesIn(textOf(element))),
    ),
    repeatedIds: new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
    localLinks: new Set(links.flatMap(({ to }) => (isLocal(to, url) ? to : []))),
  }
}

function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsIn(child)
  }
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((one) => one.name === name)?.value ?? ''

function textOf(element: Element | undefined): string {
  const text = (parent: Parent): string =>
    parent.childNodes
      .map((child) => ('value' in child ? child.value : 'childNodes' in child ? text(child) : ''))
      .join('')
  return element ? text(element).replaceAll(/\s+/g, ' ').trim() : ''
}

const isDescription = (element: Element) =>
  attribute(element, 'name') === 'description' && attribute(element, 'content').trim() !== ''

const isData = (element: Element) => attribute(element, 'type') === 'application/ld+json'
const typesIn = (json: string) => [...json.matchAll(/"@type":\s*"(\w+)"/g)].map(([, type = '']) => type)

const isLocal = (to: string, url: string) =>
  /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(to) && new URL(to).origin !== new URL(url).origin

const isDeadEnd = (to: string) => to === '' || to === '#' || /^javascript:/i.test(to)

/** Path and query of an address of the same site. */
function pathWithin(address: string, url: string): string | undefined {
  if (!URL.canParse(address, url)) return undefined
  const { origin, pathname, search } = new URL(address, url)
  return origin === new URL(url).origin ? pathname + search : undefined
}
