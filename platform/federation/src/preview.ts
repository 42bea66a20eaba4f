/** Page of the public site that shows an unsaved article, only for its parent window. */
export const PREVIEW_PATH = '/articles/preview'

interface ReadyMessage {
  preview: 'ready'
}
interface DraftMessage {
  preview: 'draft'
  draft: unknown
}

/** Messages between the two pages. They are released separately, so the messages must stay as stable as the api. */
type PreviewMessage = ReadyMessage | DraftMessage

const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' &&
  data !== null &&
  'preview' in data &&
  (data.preview === 'ready' || (data.preview === 'draft' && 'draft' in data))

function post(to: Window, message: PreviewMessage) {
  to.postMessage(message, window.location.origin)
}

/** Calls back with the messages of another window of this origin. */
function subscribe(from: Window | null, callback: (message: PreviewMessage) => void): () => void {
  function listen({ origin, source, data }: MessageEvent<unknown>) {
    if (origin === window.location.origin && source === from && isPreviewMessage(data)) callback(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

/**
 * Inside the frame: requests the article from the parent window, and calls back with each version that it
 * sends.
 * @returns the unsubscribe function
 */
export function receivePreview<Entry>(show: (draft: Entry) => void): () => void {
  const unsubscribe = subscribe(window.parent, (message) => {
    if (message.preview === 'draft') show(message.draft as Entry)
  })
  post(window.parent, { preview: 'ready' })
  return unsubscribe
}

/**
 * Outside the frame: sends it the article on request, and calls back afterwards.
 * @returns the unsubscribe function
 */
export function sendPreview(frame: HTMLIFrameElement, draft: object, onSent: () => void): () => void {
  return subscribe(frame.contentWindow, (message) => {
    if (message.preview !== 'ready' || !frame.contentWindow) return
    post(frame.contentWindow, { preview: 'draft', draft })
    onSent()
  })
}
