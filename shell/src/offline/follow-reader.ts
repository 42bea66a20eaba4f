import { OFFLINE_SCRIPT } from './paths.ts'
import type { PageRead } from './worker.ts'

/** By then the pictures that a reader sees first are there. */
const SETTLED_MS = 2000

followReader()

/** Registers the worker, and tells it which pages are read and which of their files are on show. */
function followReader(): void {
  const { serviceWorker } = navigator
  // Missing in private windows of some browsers, and without TLS.
  if (!serviceWorker) return
  let settling: ReturnType<typeof setTimeout> | undefined
  const tellSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(() => serviceWorker.controller?.postMessage(pageRead()), SETTLED_MS)
  }
  serviceWorker.addEventListener('controllerchange', tellSoon)
  // Missing in older browsers, where only whole documents count.
  const navigation: EventTarget | undefined = window.navigation
  navigation?.addEventListener('currententrychange', tellSoon)
  tellSoon()
  // What the browser refuses, readers do without.
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

/** Without a connection links lead to documents, which the worker has; within the document there is nothing to show. */
function leaveOffline(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a')
  if (isLink && !navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation()
}
