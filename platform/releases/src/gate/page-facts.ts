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
  return {
    title: textOf(first('title')),
    heading: textOf(first('h1')),
    language: attribute(first('html'), 'lang'),
    isIndexed: !/(?:^|[\s,])(?:noindex|none)\b/i.test([robots, ...rules].join(',')),
    canonical: (canonical && pathWithin(attribute(canonical, 'href'), url)) ?? '',
    links: new Set(links.flatMap(({ to }) => (isDeadEnd(to) ? [] : (pathWithin(to, url) ?? [])))),
    deadEnds: new Set(links.flatMap(({ to, text }) => (isDeadEnd(to) ? text : []))),
    forms: new Set(named('form').flatMap((form) => pathWithin(attribute(form, 'action'), url) ?? [])),
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

const isDeadEnd = (to: string) => to === '' || to === '#' || /^javascript:/i.test(to)

/** Path and query of an address of the same site. */
function pathWithin(address: string, url: string): string | undefined {
  if (!URL.canParse(address, url)) return undefined
  const { origin, pathname, search } = new URL(address, url)
  return origin === new URL(url).origin ? pathname + search : undefined
}
