import { OFFLINE_SCRIPT } from './paths.ts'
import type { PageRead } from './worker.ts'

/** By this time the pictures of the first screen are loaded. */
const SETTLED_MS = 2000

followReader()

/** Registers the worker, and tells it which pages are read and which of their files are displayed. */
function followReader(): void {
  const { serviceWorker } = navigator
  // Missing without TLS, and in private windows of some browsers.
  if (!serviceWorker) return
  let settling: ReturnType<typeof setTimeout> | undefined
  const tellSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(() => serviceWorker.controller?.postMessage(pageRead()), SETTLED_MS)
  }
  serviceWorker.addEventListener('controllerchange', tellSoon)
  // Missing in older browsers, in which only whole documents count.
  const navigation: EventTarget | undefined = window.navigation
  navigation?.addEventListener('currententrychange', tellSoon)
  tellSoon()
  // If the browser refuses, there is no offline reading.
  serviceWorker.register(OFFLINE_SCRIPT).catch(() => {})
  window.addEventListener('click', leaveOffline, { capture: true })
}

function pageRead(): PageRead {
  const pictures = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  const others = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    path: location.pathname + location.search,
    files: [
      ...others.filter((name) => /\.(woff2|svg)$/.test(name)),
      ...pictures.map(({ currentSrc }) => currentSrc),
    ],
    scheme: document.documentElement.dataset.scheme ?? 'system',
  }
}

/** Without a connection, links load documents, which the worker has stored; within the document there is no content. */
function leaveOffline(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a')
  if (isLink && !navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation()
}
