import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAlive } from './page-loads.ts'

const CHECK_MS = 250
const PATIENCE_MS = 3000

let onEmpty = () => {}

/** Sets the handler for a page without content. */
export function whenEmpty(report: () => void): void {
  onEmpty = report
}

/** Rendered after a page. Its effects run after those of the page, and report that the page is there. */
export function PageShown() {
  const { key } = useLocation()
  // Confirm each page that a link opens, even if it is the same component.
  useEffect(() => confirmAlive(), [key])
  return null
}

/** Confirms a page once it has content and the browser runs other tasks. @returns a function that cancels it */
export function confirmAlive(): () => void {
  const giveUpAt = performance.now() + PATIENCE_MS
  let timer = setTimeout(check)
  function check() {
    if (isShowing()) pageAlive()
    else if (performance.now() > giveUpAt) onEmpty()
    else timer = setTimeout(check, CHECK_MS)
  }
  return () => clearTimeout(timer)
}

const VISIBLE = 'img,svg,video,canvas,input,iframe'
/** Elements with text only for machines; structured data and the page's state exist even if nothing is visible. */
const UNSEEN = 'script,style,template,noscript'

function isShowing(): boolean {
  const page = document.querySelector<HTMLElement>('main') ?? document.body
  return page.offsetHeight > 0 && [...page.children].some(hasContent)
}

const hasContent = (part: Element) =>
  !part.matches(UNSEEN) &&
  (part.textContent.trim() !== '' || part.matches(VISIBLE) || part.querySelector(VISIBLE) !== null)
