import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

const WEB_ADDRESS = /^https?:\/\//i
const OWN_ADDRESS = /^\/(?![\\/])/

/** Patterns of player frames, each with the page of its video. */
const PLAYERS: readonly [frame: RegExp, page: string][] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]+)/i,
    'https://www.youtube.com/watch?v=',
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i, 'https://vimeo.com/'],
]

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** Attributes with which the editor stores a video; undefined for any other element. */
export function videoAttributes(element: Element): Record<string, string> | undefined {
  const name = { oembed: 'url', div: 'data-oembed-url' }[element.tagName]
  const address = name && attributeOf(element, name)
  return address && WEB_ADDRESS.test(address) ? { [name]: address } : undefined
}

/** Adds the scheme that an address lacks, because a link in a text needs one. */
export const wholeAddress = (address: string) => address.trim().replace(/^\/\//, 'https://')

/** URL of embedded content, if a link can lead there. */
export function embeddedAddress(element: Element): string | undefined {
  const sources = element.childNodes.filter((node) => 'tagName' in node && node.tagName === 'source')
  const [address = ''] = [element, ...(sources as Element[])]
    .map((one) => attributeOf(one, 'src') ?? attributeOf(one, 'data'))
    .filter((found) => found !== undefined)
  const whole = wholeAddress(address)
  return WEB_ADDRESS.test(whole) || OWN_ADDRESS.test(whole) ? whole : undefined
}

/** URL of the video in a known player's frame. */
export function playedVideo(frame: string): string | undefined {
  for (const [player, page] of PLAYERS) {
    const id = player.exec(frame)?.[1]
    if (id) return page + id
  }
  return undefined
}
