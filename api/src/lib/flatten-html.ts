import { GALLERY_SIZE } from '@arunika/admin-contracts'
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
} from 'parse5'
import { attributeOf, embeddedAddress, playedVideo, videoAttributes } from './embedded-media.ts'
import { bookmark, markTargets, putBookmark } from './link-targets.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
/** The edge of an unwrapped container, which separates the words on both sides. */
const EDGE = Symbol('edge')
type Item = Node | typeof EDGE
type Siblings = readonly [before: Node | undefined, after: Node | undefined]
interface Surroundings {
  depth: number
  /** True within a figure that shows one picture, table or video. */
  isFramed: boolean
}

const setOf = (tags: string) => new Set(tags.split(' '))

/** Elements removed with their content, which is not for readers. */
const DROPPED = setOf(
  'script style template title desc metadata head meta link base basefont noembed noframes param source track',
)
/** The nearest equivalents in the editor. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code' },
  ...{ cite: 'i', dfn: 'i', var: 'i', dir: 'ul', menu: 'ul', listing: 'pre', xmp: 'pre', plaintext: 'pre' },
}
const BLOCKS = setOf(
  'h2 h3 h4 p hr blockquote pre ul ol li table caption colgroup col thead tbody tfoot tr th td figure figcaption oembed div',
)
const INLINE = setOf('br a strong em b i u s sub sup mark span code img')
/** Inline elements that are unwrapped. */
const PLAIN = setOf(
  'abbr acronym bdi bdo big blink data font nobr picture q rb rp rt rtc ruby small time wbr',
)
const CONTAINERS = setOf(
  'div section article header footer main aside nav center address form fieldset legend dl dt dd details summary dialog figure hgroup search optgroup body html',
)
/** Containers whose text names the content after them. */
const NAMES = setOf('dt summary')
const EMBEDS = setOf('iframe video audio embed object applet')

/** The block that wraps a loose line of words, by parent; in other parents `<br>` separates lines. */
const WRAPPERS: Readonly<Record<string, string>> = {
  ...{ '': 'p', blockquote: 'p', li: 'p', td: 'p', th: 'p', ul: 'li', ol: 'li' },
}

/** Deeper elements lose their markup, so that no document overflows the call stack. */
const MAX_DEPTH = 200
/** Repairing broken nesting can multiply elements; a text with more than this is not flattened. */
const MAX_ELEMENTS = 20_000
class TooManyElementsError extends Error {}

/**
 * Moves the words of every element that the editor does not support into blocks that it does. The result is not safe to
 * show and must be sanitised afterwards.
 */
export function flattenHtml(html: string): string {
  try {
    const root = parseFragment(html, { scriptingEnabled: false, treeAdapter: countingAdapter() })
    markTargets(root)
    const [only, ...others] = root.childNodes
    const items =
      only?.nodeName === '#text' && others.length === 0
        ? paragraphsOf(textOf(only).trim())
        : itemsOf(root, { depth: 0, isFramed: false })
    fill(root, assemble(items, ''))
    return serialize(root)
  } catch (error) {
    if (error instanceof TooManyElementsError) return html
    throw error
  }
}

function countingAdapter(): typeof defaultTreeAdapter {
  let left = MAX_ELEMENTS
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      left -= 1
      if (left < 0) throw new TooManyElementsError()
      return defaultTreeAdapter.createElement(...args)
    },
  }
}

const isElement = (node: Item | null | undefined): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node
const isBlank = (node: Node) => node.nodeName === '#text' && !/[^ \t\n\f\r]/.test(textOf(node))
const textOf = (node: Node) => ('value' in node ? node.value : '')

function create(tag: string, attrs: Record<string, string>, children: readonly Node[]): Element {
  const list = Object.entries(attrs).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tag, names.NS.HTML, list)
  fill(element, children)
  return element
}

function text(value: string): Node {
  const parent = defaultTreeAdapter.createDocumentFragment()
  defaultTreeAdapter.insertText(parent, value)
  return parent.childNodes[0] as Node
}

function fill(parent: DefaultTreeAdapterTypes.ParentNode, children: readonly Node[]): void {
  parent.childNodes = []
  for (const child of children) defaultTreeAdapter.appendChild(parent, child)
}

/** Plain text as typed: an empty line ends a paragraph. */
const paragraphsOf = (typed: string): Item[] =>
  typed.includes('\n')
    ? typed
        .split(/\n\s*\n/)
        .flatMap((paragraph) =>
          apart(
            paragraph.split('\n').flatMap((part, at) => [...(at ? [create('br', {}, [])] : []), text(part)]),
          ),
        )
    : [text(typed)]

const itemsOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode, around: Surroundings): Item[] =>
  childNodes.flatMap((child, at) => itemsFor(child, around, [childNodes[at - 1], childNodes[at + 1]]))

/** Items that replace a node; a link's target in it becomes a bookmark. */
function itemsFor(node: Node, around: Surroundings, siblings: Siblings): Item[] {
  const items = contentFor(node, around, siblings)
  const id = isElement(node) && !DROPPED.has(node.tagName) ? attributeOf(node, 'id') : undefined
  if (id === undefined) return items
  const first = items.find((item) => item !== EDGE && !isBlank(item))
  return isElement(first) && putBookmark(first, id) ? items : [bookmark(id), ...items]
}

function contentFor(node: Node, { depth, isFramed }: Surroundings, siblings: Siblings): Item[] {
  if (node.nodeName === '#text') return [node]
  if (!isElement(node) || DROPPED.has(node.tagName)) return []
  if (depth > MAX_DEPTH) return apart([text(allText(node))])
  const video = videoAttributes(node)
  if (video && node.tagName === 'div') return [create('div', video, []), ...apart([text(allText(node))])]
  const figure = node.tagName === 'figure' && figureAttributes(node)
  const isInside = node.tagName === 'figure' ? Boolean(figure) : isFramed && !isCell(node)
  const items = itemsOf(node, { depth: depth + 1, isFramed: isInside })
  if (video) return [create('oembed', video, []), ...apart(items)]
  if (node.namespaceURI !== names.NS.HTML) return loose(items, siblings)
  const tag = RENAMED[node.tagName] ?? node.tagName
  if (EMBEDS.has(tag)) return embed(node, items)
  if (figure) return [create(tag, figure, assemble(items, tag))]
  const gallery = isGallery(node) && galleryOf(items)
  if (gallery) return [gallery]
  if (tag === 'table' && !isFramed) return [create('figure', { class: 'table' }, [tableOf(node, items)])]
  if (tag === 'a' && isOnlyTarget(node)) return items
  if (NAMES.has(tag) && holdsOnlyWords(items)) return apart([create('strong', {}, assemble(items, 'strong'))])
  if (CONTAINERS.has(tag) || (tag === 'p' && items.some(isBlock))) return apart(items)
  if (BLOCKS.has(tag)) return [renamed(node, tag, withFirstBreak(tag, assemble(items, tag)))]
  if (PLAIN.has(tag) || isNotBold(node)) return items
  if (!INLINE.has(tag) && !isOfTodo(node)) return loose(items, siblings)
  const inline = renamed(node, tag, assemble(items, tag))
  return items.includes(EDGE) ? apart([inline]) : [inline]
}

const apart = (items: readonly Item[]): Item[] => (items.length === 0 ? [] : [EDGE, ...items, EDGE])

/** The content of an element that may or may not be a block; spaces separate it from its neighbours. */
function loose(items: readonly Item[], [before, after]: Siblings): Item[] {
  if (items.length === 0) return []
  if (items.some((item) => item === EDGE || isBlock(item))) return apart(items)
  const start = isElement(before) ? [text(' ')] : []
  const end = isElement(after) && INLINE.has(after.tagName) ? [text(' ')] : []
  return [...start, ...items, ...end]
}

/** The editor's own player or a link to the embedded content, followed by the fallback content. */
function embed(element: Element, items: readonly Item[]): Item[] {
  const instead = element.tagName === 'iframe' ? [] : items
  const address = embeddedAddress(element)
  if (address === undefined) return apart(instead)
  const url = playedVideo(address)
  if (url) return [create('figure', { class: 'media' }, [create('oembed', { url }, [])]), ...apart(instead)]
  if (instead.some((item) => isElement(item) && item.tagName === 'a')) return apart(instead)
  const link = create('a', { href: address }, [text(attributeOf(element, 'title')?.trim() || address)])
  return [...apart([link]), ...apart(instead)]
}

/** Attributes of a figure with one picture, table or video, as the editor writes it; undefined for any other. */
function figureAttributes(figure: Element): Record<string, string> | undefined {
  const [shown, another] = shownBy(figure)
  if (!shown || another || EMBEDS.has(shown.tagName) || shown.tagName === 'figure') return undefined
  const kind = { img: 'image', table: 'table' }[shown.tagName] ?? 'media'
  const classes = attributeOf(figure, 'class') ?? ''
  const isOfKind = classesOf(figure).includes(kind)
  return { ...attributesOf(figure), class: isOfKind ? classes : `${kind} ${classes}`.trim() }
}

/** True for a gallery of the editor, or of WordPress. */
const isGallery = (element: Element) =>
  element.tagName === 'figure' &&
  classesOf(element).some((name) => name === 'gallery' || name === 'wp-block-gallery')

/** A gallery of these items; undefined if they are anything but figures with a picture, or too few or too many. */
function galleryOf(items: readonly Item[]): Element | undefined {
  const shown = items.filter((item) => item !== EDGE && !isBlank(item))
  const figures = shown.filter((item) => isElement(item) && classesOf(item).includes('image')) as Element[]
  const { min, max } = GALLERY_SIZE
  if (figures.length < shown.length || figures.length < min || figures.length > max) return undefined
  return create('figure', { class: 'gallery' }, figures)
}

/** The first two pictures, tables, videos and figures in an element, not including nested ones. */
function shownBy(element: Element): Element[] {
  const found: Element[] = []
  const rest: Node[] = element.childNodes.toReversed()
  for (let node = rest.pop(); node && found.length < 2; node = rest.pop()) {
    if (!isElement(node)) continue
    const { tagName } = node
    const isShown =
      ['img', 'table', 'figure'].includes(tagName) || EMBEDS.has(tagName) || videoAttributes(node)
    if (isShown) found.push(node)
    else if (tagName !== 'figcaption') rest.push(...node.childNodes.toReversed())
  }
  return found
}

const classesOf = (element: Element) => (attributeOf(element, 'class') ?? '').split(/\s+/)

const tableOf = (table: Element, items: readonly Item[]) => renamed(table, 'table', assemble(items, 'table'))

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th'

/** True for an anchor that leads nowhere. */
const isOnlyTarget = (anchor: Element) =>
  attributeOf(anchor, 'id') !== undefined && attributeOf(anchor, 'href') === undefined

/** All attributes but the id, which becomes a bookmark. */
const attributesOf = ({ attrs }: Element) =>
  Object.fromEntries(attrs.flatMap(({ name, value }) => (name === 'id' ? [] : [[name, value]])))

const renamed = (element: Element, tag: string, children: readonly Node[]) =>
  create(tag, attributesOf(element), children)

/** Google Docs wraps whole documents in such an element. */
const isNotBold = ({ tagName, attrs }: Element) =>
  tagName === 'b' && attrs.some(({ name, value }) => name === 'style' && /font-weight:\s*normal/.test(value))

/** True for the check box of a to-do list and its siblings. */
const isOfTodo = (element: Element) =>
  element.tagName === 'label'
    ? /\btodo-list/.test(attributeOf(element, 'class') ?? '')
    : element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'checkbox'

/** True for a block, or an inline element around one. */
const isBlock = (item: Item): boolean =>
  isElement(item) && (BLOCKS.has(item.tagName) || (INLINE.has(item.tagName) && item.childNodes.some(isBlock)))

/** True for words without a block among them. */
const holdsOnlyWords = (items: readonly Item[]): boolean =>
  items.every((item) => item !== EDGE && !isBlock(item)) &&
  items.some((item) => item !== EDGE && showsSomething(item))

/** True if a line needs a block, because it has a word, a picture, a check box or a bookmark. */
const showsSomething = (node: Node): boolean =>
  isElement(node)
    ? ['img', 'input'].includes(node.tagName) ||
      attributeOf(node, 'id') !== undefined ||
      node.childNodes.some(showsSomething)
    : !isBlank(node)

/** Wraps the lines between edges in blocks, or separates them. */
function assemble(items: readonly Item[], context: string): Node[] {
  if (!items.includes(EDGE)) return items.filter((item) => item !== EDGE)
  const wrapper = WRAPPERS[context]
  const found: Node[] = []
  let run: Node[] = []
  function endRun() {
    while (run[0] && isBlank(run[0])) run.shift()
    if (run.some(showsSomething)) {
      const last = found.at(-1)
      if (wrapper) found.push(create(wrapper, {}, run))
      else found.push(...(last && !isBlock(last) ? [separator(context)] : []), ...run)
    }
    run = []
  }
  for (const item of items) {
    if (item !== EDGE && !isBlock(item)) run.push(item)
    else {
      endRun()
      if (item !== EDGE) found.push(item)
    }
  }
  endRun()
  return found
}

/** Parsers skip a line feed at the start of `<pre>`, so a blank first line needs an extra one. */
const withFirstBreak = (tag: string, children: Node[]): Node[] =>
  tag === 'pre' && children[0] && textOf(children[0]).startsWith('\n') ? [text('\n'), ...children] : children

const separator = (context: string) => (context === 'pre' ? text('\n') : create('br', {}, []))

/** All words of an element without its markup, at any depth. */
function allText(element: Element): string {
  const found: string[] = []
  const rest: Node[] = [element]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node)) found.push(textOf(node))
    else if (!DROPPED.has(node.tagName) && node.tagName !== 'iframe')
      rest.push(...node.childNodes.toReversed())
  }
  return found.join(' ')
}
