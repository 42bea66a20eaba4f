/** A block of cards: one large, the rest small. */
export interface LeadBlock<Item> {
  large: Item
  small: readonly Item[]
}

/** Minimum number of related articles for Related Content, and again for the slider. */
const RELATED_FROM = 4
const RELATED_SLIDER_FROM = 8

/** Articles from this index on (the sixth) go to the slider. */
const SLIDER_START = 5

const leadBlock = <Item>([large, ...small]: readonly Item[]): LeadBlock<Item> | undefined =>
  large === undefined ? undefined : { large, small }

/** Splits the news list: the first is the headline, 2 to 5 are what's new, the rest go to the slider. */
export function newsBlocks<Item>(articles: readonly Item[]) {
  return {
    headline: articles[0],
    latest: leadBlock(articles.slice(1, SLIDER_START)),
    more: articles.slice(SLIDER_START),
  }
}

/** Blocks below an article; too few related articles are not shown. */
export function relatedBlocks<Item>(related: readonly Item[]) {
  return {
    related: related.length >= RELATED_FROM ? leadBlock(related.slice(0, RELATED_FROM)) : undefined,
    more: related.length >= RELATED_SLIDER_FROM ? related.slice(SLIDER_START) : [],
  }
}
