import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAlive } from './page-loads.ts'

const CHECK_MS = 250
const PATIENCE_MS = 3000

let onEmpty = () => {}

/** Handles a page that shows nothing. */
export function whenEmpty(report: () => void): void {
  onEmpty = report
}

/** Rendered after a page: its effects run after those of the page, and report that it is there. */
export function PageShown() {
  const { key } = useLocation()
  // Each page that a link leads to is confirmed, even if it is the same component.
  useEffect(() => confirmAlive(), [key])
  return null
}

/** Confirms a page once it shows something and the browser runs other tasks. @returns a function that cancels it */
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
/** Their text is for machines: structured data and the page's own state are there also where nothing is shown. */
const UNSEEN = 'script,style,template,noscript'

function isShowing(): boolean {
  const page = document.querySelector<HTMLElement>('main') ?? document.body
  return page.offsetHeight > 0 && [...page.children].some(hasContent)
}

const hasContent = (part: Element) =>
  !part.matches(UNSEEN) &&
  (part.textContent.trim() !== '' || part.matches(VISIBLE) || part.querySelector(VISIBLE) !== null)
