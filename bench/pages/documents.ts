import { type PageState, STATE_ELEMENT } from '../../platform/host/browser/app/page-state.ts'

const state = new RegExp(`<script id="${STATE_ELEMENT}"[^>]*>(.*?)</script>`, 's')

/** Fetches a page of the composed site unchanged. */
export async function composedDocument(url: string, path: string) {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path} got a ${response.status}`)
  const html = await response.text()
  const { set, assets, page } = JSON.parse(state.exec(html)?.[1] ?? '') as PageState
  if (!page) throw new Error(`${path} was not rendered`)
  return { html, set, chunk: chunkOf(assets) }
}

/** Name of the page's own chunk, which is the last preloaded script. */
const chunkOf = ({ scripts }: PageState['assets']) =>
  scripts.at(-1)?.href.split('/').at(-1)?.split('.')[0] ?? ''

/** Removes scripts and their preloads, which leaves the lower bound of a page's cost. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*disabled[^>]*>/g, '')
    .replace(/<template[^>]*><\/template>/g, '')

/** @throws Error if two documents do not have the same text and number of pictures */
export function sameText(path: string, one: string, other: string): void {
  const [expected, found] = [contentOf(one), contentOf(other)]
  if (expected === found) return
  const at = [...expected].findIndex((letter, index) => letter !== found[index])
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  throw new Error(`${path} differs: “${near(expected)}” is “${near(found)}”`)
}

/** Text of the body in order, and the number of pictures. */
function contentOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const words = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return `${words} ${body.match(/<img /g)?.length} pictures`
}
