import { type PageState, STATE_ELEMENT } from '../../shell/src/app/page-state.ts'

const state = new RegExp(`<script id="${STATE_ELEMENT}"[^>]*>(.*?)</script>`, 's')

/** A page of the composed site, byte for byte. */
export async function composedDocument(url: string, path: string) {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path} got a ${response.status}`)
  const html = await response.text()
  const { set, assets, page } = JSON.parse(state.exec(html)?.[1] ?? '') as PageState
  if (!page) throw new Error(`${path} was not rendered`)
  return { html, set, chunk: chunkOf(assets) }
}

/** Name of the page's own chunk: the last of the announced scripts. */
const chunkOf = ({ scripts }: PageState['assets']) =>
  scripts.at(-1)?.href.split('/').at(-1)?.split('.')[0] ?? ''

/** The same document without scripts and their preloads: the least that a page can cost. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*disabled[^>]*>/g, '')
    .replace(/<template[^>]*><\/template>/g, '')

/** @throws where two documents do not show the same words and pictures */
export function sameText(path: string, one: string, other: string): void {
  const [expected, found] = [contentOf(one), contentOf(other)]
  if (expected === found) return
  const at = [...expected].findIndex((letter, index) => letter !== found[index])
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  throw new Error(`${path} differs: “${near(expected)}” is “${near(found)}”`)
}

/** Words of the body in their order, and how many pictures it has. */
function contentOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const words = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return `${words} ${body.match(/<img /g)?.length} pictures`
}
