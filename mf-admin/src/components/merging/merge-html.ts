import { align, likeness } from './align.ts'

/** A paragraph that both sides have changed. The merged text has both, theirs first. */
export interface ParagraphConflict {
  theirs: string
  mine: string
}

interface Merged {
  html: string
  conflicts: readonly ParagraphConflict[]
}

/** Part of a text: an element, or words between elements. */
interface Block {
  html: string
  /** The same without ids that each editor generates. */
  key: string
  /** Compared to find versions of a block. */
  words: string
  element?: Element
}

const BLOCKS = new Set(
  'P H2 H3 H4 UL OL LI PRE HR DIV BLOCKQUOTE FIGURE FIGCAPTION TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR TD TH'.split(
    ' ',
  ),
)
/** Blocks whose parts merge separately. */
const CONTAINERS = new Set('UL OL LI DIV BLOCKQUOTE FIGURE TABLE THEAD TBODY TFOOT TR TD TH'.split(' '))
/** Blocks that cannot appear twice where they appear once. */
const SINGLE = new Set('FIGCAPTION CAPTION COLGROUP THEAD TBODY TFOOT TD TH'.split(' '))

const isBlock = (node: Node): node is Element => BLOCKS.has(node.nodeName)

const withoutIds = (html: string) => html.replace(/ data-list-item-id="[^"]*"/g, '')

function toBlock(nodes: readonly Node[]): Block {
  const [node] = nodes
  const element = nodes.length === 1 && node && isBlock(node) ? node : undefined
  const html = nodes.map(htmlOf).join('')
  const words = html.replace(/<[^>]*>/g, ' ').trim()
  return { html, key: withoutIds(html), words: words || withoutIds(html), ...(element && { element }) }
}

function htmlOf(node: Node): string {
  if (node.nodeType === Node.ELEMENT_NODE) return (node as Element).outerHTML
  const holder = node.ownerDocument?.createElement('p')
  holder?.append(node.cloneNode())
  return holder?.innerHTML ?? ''
}

/** The blocks of an element; adjoining words and inline elements form one block. */
function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = []
  let inline: Node[] = []
  const finish = () => {
    if (inline.some((node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim()))
      blocks.push(toBlock(inline))
    inline = []
  }
  for (const node of parent.childNodes) {
    if (!isBlock(node)) inline.push(node)
    else {
      finish()
      blocks.push(toBlock([node]))
    }
  }
  finish()
  return blocks
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** The blocks as one side has changed them. */
interface Side {
  /** By the index of the original; removed blocks have none. */
  versions: ReadonlyMap<number, Block>
  /** New blocks by the index of the original before them; -1 at the start. */
  added: ReadonlyMap<number, Block[]>
}

function sideOf(base: readonly Block[], blocks: readonly Block[], within: string): Side {
  const compare = (one: Block, other: Block) =>
    one.key === other.key ? likeness('', '') : Math.min(1, likeness(one.words, other.words))
  // A cell cannot be replaced by another one: its row would have one too many.
  const areSameCells = within === 'TR' && base.length === blocks.length
  const pairs = areSameCells ? base.map((_, index) => [index, index] as const) : align(base, blocks, compare)
  const versions = new Map<number, Block>()
  const originals = new Map<Block, number>()
  for (const [original, index] of pairs) {
    const block = blocks[index]
    if (!block) continue
    versions.set(original, block)
    originals.set(block, original)
  }
  const added = new Map<number, Block[]>()
  let last = -1
  for (const block of blocks) {
    const original = originals.get(block)
    if (original !== undefined) last = original
    else added.set(last, [...(added.get(last) ?? []), block])
  }
  return { versions, added }
}

/** Versions of blocks that one side has moved and the other has changed, by the moved block. */
function movesOf(base: readonly Block[], mover: Side, other: Side): ReadonlyMap<Block, number> {
  const added = [...mover.added.values()].flat()
  const moves = new Map<Block, number>()
  for (const [index, block] of base.entries()) {
    if (mover.versions.has(index) || !other.versions.has(index)) continue
    const moved = added.find(({ key }) => key === block.key)
    if (moved && !moves.has(moved)) moves.set(moved, index)
  }
  return moves
}

/** The value that a side has changed; undefined if both have changed it differently. */
function pick(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine
  return mine === base ? theirs : undefined
}

const openingOf = (element: Element) => (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]+>$/, '')

/** Merges blocks within one element. Returns undefined if that would need something twice that can be there only once. */
function mergeBlocks(
  [base, mine, theirs]: readonly [readonly Block[], readonly Block[], readonly Block[]],
  within: string,
  conflicts: ParagraphConflict[],
): string | undefined {
  const left = sideOf(base, mine, within)
  const right = sideOf(base, theirs, within)
  const moves = new Map([...movesOf(base, left, right), ...movesOf(base, right, left)])
  const moved = new Set(moves.values())
  const out: Block[] = []
  let isPossible = true

  const addedAfter = (index: number) => {
    const news = [...(right.added.get(index) ?? [])]
    const keys = new Set(news.map(({ key }) => key))
    news.push(...(left.added.get(index) ?? []).filter(({ key }) => !keys.has(key)))
    for (const block of news) {
      const original = moves.get(block)
      if (original === undefined) out.push(block)
      else {
        const { versions } = left.versions.has(original) ? left : right
        out.push(versions.get(original) ?? block)
      }
    }
  }

  addedAfter(-1)
  for (const [index, block] of base.entries()) {
    const [own, other] = [left.versions.get(index), right.versions.get(index)]
    if (!moved.has(index)) {
      // An edit wins over a deletion, so that nothing that was typed disappears.
      if (!own || !other) {
        const rest = own ?? other
        if (rest && rest.key !== block.key) out.push(rest)
      } else if (own.key === other.key || other.key === block.key) out.push(own)
      else if (own.key === block.key) out.push(other)
      // Widths of columns are no text.
      else if (own.element?.tagName === 'COLGROUP') out.push(own)
      else {
        const both = mergeInside(block, own, other, conflicts)
        if (both !== undefined) out.push({ ...own, html: both })
        else if (own.element ? SINGLE.has(own.element.tagName) : within === 'FIGURE') isPossible = false
        if (both === undefined) {
          const conflict = { theirs: asParagraph(other), mine: asParagraph(own) }
          conflicts.push(conflict)
          out.push({ ...own, html: conflict.theirs + conflict.mine })
        }
      }
    }
    addedAfter(index)
  }
  if (within !== 'BODY' && (!isPossible || hasTwice(within, out))) return undefined
  return out.map((block, index) => (isNextToWords(out, index) ? asParagraph(block) : block.html)).join('')
}

/** True if words would run into the words beside them. */
const isNextToWords = (blocks: readonly Block[], index: number) =>
  [blocks[index - 1], blocks[index + 1]].some((next) => next && !next.element)

const asParagraph = ({ element, html }: Block) =>
  element || html.startsWith('<p>') ? html : `<p>${html}</p>`

/** True if a table or a figure would have two parts of which it can have only one. */
function hasTwice(within: string, blocks: readonly Block[]): boolean {
  if (within !== 'TABLE' && within !== 'FIGURE') return false
  const parts = blocks.flatMap(({ element, html }) =>
    element ? (SINGLE.has(element.tagName) ? [element.tagName] : []) : html.startsWith('<img') ? ['IMG'] : [],
  )
  return new Set(parts).size < parts.length
}

function mergeInside(
  base: Block,
  mine: Block,
  theirs: Block,
  conflicts: ParagraphConflict[],
): string | undefined {
  const versions = [base.element, mine.element, theirs.element] as const
  const [original, own, other] = versions
  if (!original || !own || !other || !CONTAINERS.has(own.tagName)) return undefined
  if (original.tagName !== own.tagName || own.tagName !== other.tagName) return undefined
  const opening = pick(openingOf(original), openingOf(own), openingOf(other))
  const lists = [blocksOf(original), blocksOf(own), blocksOf(other)] as const
  // Two versions of a list item with words only become two items.
  const isPlainItem = own.tagName === 'LI' && lists.every((blocks) => blocks.every(({ element }) => !element))
  if (opening === undefined || isPlainItem) return undefined
  const found: ParagraphConflict[] = []
  const inside = mergeBlocks(lists, own.tagName, found)
  if (inside === undefined) return undefined
  conflicts.push(...found)
  return `${opening}${inside}</${own.tagName.toLowerCase()}>`
}

/**
 * Merges two versions of a rich text, paragraph by paragraph; cells, list items and captions count as paragraphs.
 * Nothing that was typed is lost: a paragraph that both have changed is in the result twice, and is reported.
 * @param base last version that both sides had
 */
export function mergeHtml(base: string, mine: string, theirs: string): Merged {
  const conflicts: ParagraphConflict[] = []
  const [from, own, other] = [base, mine, theirs].map((html) => blocksOf(parse(html)))
  const html = mergeBlocks([from ?? [], own ?? [], other ?? []], 'BODY', conflicts)
  return { html: html ?? '', conflicts }
}

/** The text without one of the two versions of a paragraph, which may have been changed since. */
export function withoutParagraph(html: string, paragraph: string): string {
  const body = parse(html)
  const [wanted] = blocksOf(parse(paragraph))
  const likenessOf = (element: Element) =>
    withoutIds(element.outerHTML) === wanted?.key
      ? likeness('', '')
      : likeness(element.textContent || withoutIds(element.outerHTML), wanted?.words ?? '')
  const tag = parse(paragraph).firstElementChild?.tagName ?? 'P'
  const [closest] = [...body.querySelectorAll(tag)]
    .map((element) => ({ element, likeness: likenessOf(element) }))
    .sort((one, other) => other.likeness - one.likeness)
  if (closest && closest.likeness > 0) closest.element.remove()
  return body.innerHTML
}
