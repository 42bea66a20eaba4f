import type { PageContext, PageHandle, SocialCard } from '@anyam/federation'
import { inLanguage } from '@anyam/protocol/languages'

export const CARDS_PATH = '/social-cards/'
/** Query parameter with the version of a card. */
export const VERSION_PARAM = 'v'

/** Content and address of a page's card; undefined if the page has no separate card. */
export async function socialCardOf(
  handle: PageHandle,
  context: PageContext,
  subject: unknown,
  pathname: string,
): Promise<{ card: SocialCard; address: string } | undefined> {
  const { title, image, noIndex, canonical = pathname } = handle.meta(context, subject)
  if (noIndex || image !== undefined) return undefined
  const page = inLanguage(canonical, context.site.language)
  const named = (card: SocialCard) => ({ card, address: addressOf(page, card) })
  if (!handle.card) return named({ title, kind: context.site.name })
  // A failure of the card must not cost the page.
  const card = await handle.card(context, subject).catch(() => undefined)
  return card && named(card)
}

/** Inverse of `pageOfCard`. */
function addressOf(page: string, card: SocialCard): string {
  const [path = '/', query = ''] = page.split('?')
  const search = new URLSearchParams(query)
  search.set(VERSION_PARAM, versionOf(card))
  return `${CARDS_PATH}${path === '/' ? 'index' : path.slice(1)}.jpg?${search}`
}

/** Path and query of a card's page; undefined if the address is not a card's. */
export function pageOfCard({ pathname, searchParams }: URL): string | undefined {
  const path = /^\/social-cards\/([^/].*)\.jpg$/.exec(pathname)?.[1]
  if (path === undefined) return undefined
  const search = new URLSearchParams(searchParams)
  search.delete(VERSION_PARAM)
  return `/${path === 'index' ? '' : path}${search.size > 0 ? `?${search}` : ''}`
}

/** Messengers cache a picture by its address, so changed content needs another address. */
export function versionOf({ title, kind, details, picture, focus }: SocialCard): string {
  return fingerprint(JSON.stringify([title, kind, details, picture, focus?.x, focus?.y]))
}

const PRIME = 0x100000001b3n

/** 64 bits of FNV-1a, which need not resist attacks, because only editors choose the content of a card. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
  return hash.toString(36).padStart(13, '0')
}
