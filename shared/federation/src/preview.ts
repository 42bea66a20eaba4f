import type { ArticleDetail } from '@arunika/contracts'

/** Page of the public site that shows an article which is not saved: to the page around it, and to nobody else. */
export const PREVIEW_PATH = '/articles/preview'

interface Asked {
  preview: 'ready'
}
interface Given {
  preview: 'draft'
  draft: ArticleDetail
}

/** What the two pages say to each other; they are released apart, so this is as fixed as the api. */
type Said = Asked | Given

const isSaid = (data: unknown): data is Said =>
  typeof data === 'object' &&
  data !== null &&
  'preview' in data &&
  (data.preview === 'ready' || (data.preview === 'draft' && 'draft' in data))

function say(to: Window, said: Said) {
  to.postMessage(said, window.location.origin)
}

/** Calls back with what one other window of this origin says. */
function hear(from: Window | null, callback: (said: Said) => void): () => void {
  function listen({ origin, source, data }: MessageEvent<unknown>) {
    if (origin === window.location.origin && source === from && isSaid(data)) callback(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

/**
 * In the frame: asks the page around it for the draft, and calls back with each that it gives.
 * @returns what ends it
 */
export function receiveDraft(show: (draft: ArticleDetail) => void): () => void {
  const deafen = hear(window.parent, (said) => {
    if (said.preview === 'draft') show(said.draft)
  })
  say(window.parent, { preview: 'ready' })
  return deafen
}

/**
 * Around the frame: gives it the draft as soon as it asks, and calls back when it has.
 * @returns what ends it
 */
export function giveDraft(frame: HTMLIFrameElement, draft: ArticleDetail, onGiven: () => void): () => void {
  return hear(frame.contentWindow, (said) => {
    if (said.preview !== 'ready' || !frame.contentWindow) return
    say(frame.contentWindow, { preview: 'draft', draft })
    onGiven()
  })
}
