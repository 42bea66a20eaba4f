import { VIDEO_HOSTS } from '../video-hosts.ts'
import { all } from './elements.ts'

const WEB_ADDRESS = /^https?:\/\//i

const isVideo = (address: string) => {
  const rest = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  return (
    WEB_ADDRESS.test(address) &&
    VIDEO_HOSTS.some(({ url }) => (Array.isArray(url) ? url : [url]).some((pattern) => pattern.test(rest)))
  )
}

/** The page of the video in a player's frame, at the same second; any other address as it is. */
function watched(frame: string): string {
  const [, id] =
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]+)/i.exec(frame) ?? []
  const [, start] = /[?&]start=(\d+)/.exec(frame) ?? []
  return id ? `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}` : frame
}

function videoElement(page: Document, address: string): HTMLElement {
  const figure = page.createElement('figure')
  figure.className = 'media'
  const video = page.createElement('oembed')
  video.setAttribute('url', address)
  figure.append(video)
  return figure
}

function linkElement(page: Document, address: string): HTMLElement {
  const paragraph = page.createElement('p')
  const link = page.createElement('a')
  link.href = address
  link.textContent = address
  paragraph.append(link)
  return paragraph
}

/** HTML of a text that is the code by which a site offers a video or page for embedding; undefined for other texts. */
export function embedded(text: string): string | undefined {
  if (!/^\s*<(?:iframe|div)\b[\s\S]*<\/(?:iframe|div|script|p)>\s*$/.test(text)) return undefined
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  return all(body, 'iframe').length === 1 && body.textContent?.trim() === '' ? text : undefined
}

/** HTML of a text that is only an address, but not that of a video, which the editor embeds; undefined for other texts. */
export function linked(text: string): string | undefined {
  const address = text.trim()
  if (!/^https?:\/\/\S+$/i.test(address) || isVideo(address)) return undefined
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address
  return link.outerHTML
}

/** Address of a picture that the page has not loaded yet, or only in several sizes. */
function lateAddress(picture: Element): string | undefined {
  const [late] = ['data-src', 'data-lazy-src', 'data-original']
    .map((name) => picture.getAttribute(name))
    .filter(Boolean)
  const first = picture
    .getAttribute('srcset')
    ?.trim()
    .split(/[\s,]+/)[0]
  const address = late ?? (picture.getAttribute('src') ? undefined : first)
  return address && WEB_ADDRESS.test(address) ? address : undefined
}

const EMOJI = '.emoji, .goomoji, [data-stringify-type="emoji"], [itemtype*="Emoji"]'

/** Players become videos or links, and pictures get the address of a file. */
export function tidyMedia(page: Document) {
  for (const player of all(page, 'iframe, video, audio')) {
    const source = player.getAttribute('src') ?? player.querySelector('source')?.getAttribute('src') ?? ''
    const address = watched(source.replace(/^\/\//, 'https://'))
    if (isVideo(address)) player.replaceWith(videoElement(page, address))
    else if (WEB_ADDRESS.test(address)) player.replaceWith(linkElement(page, address))
    else player.remove()
  }
  for (const block of all(page.body, 'p, figure, div')) {
    const address = block.textContent?.trim() ?? ''
    if (isVideo(address) && !/\s/.test(address)) block.replaceWith(videoElement(page, address))
  }
  for (const picture of all(page, 'img')) {
    const emoji = picture.matches(EMOJI) ? picture.getAttribute('alt') : ''
    const isCheckBox = picture.matches('[role=checkbox] > img')
    if (emoji) picture.replaceWith(emoji)
    else if (isCheckBox) picture.remove()
    const late = lateAddress(picture)
    if (late) picture.setAttribute('src', late)
    else if (!picture.getAttribute('src')) picture.remove()
  }
}
