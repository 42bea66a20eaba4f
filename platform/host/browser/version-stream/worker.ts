import type { ListVersions } from '@anyam/protocol/version-stream'
import { connect } from './connection.ts'

/** The connection outlives the last visible page for this long. Milliseconds. */
const LINGER_MS = 10_000

/** The used part of a shared worker's global scope. */
export interface WorkerScope {
  onconnect: ((event: MessageEvent) => void) | null
}

/**
 * Maintains one connection for all tabs of the browser. Each tab reports whether it is visible; hidden tabs
 * get no messages.
 */
export function serveTabs(scope: WorkerScope): void {
  const shown = new Set<MessagePort>()
  let latest: ListVersions | undefined
  let end: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined

  function report(versions: ListVersions | undefined) {
    latest = versions
    for (const port of shown) port.postMessage(versions)
  }
  function join(port: MessagePort) {
    shown.add(port)
    clearTimeout(lingering)
    end ??= connect(report)
    if (latest) port.postMessage(latest)
  }
  function leave(port: MessagePort) {
    shown.delete(port)
    if (shown.size > 0) return
    clearTimeout(lingering)
    lingering = setTimeout(() => {
      end?.()
      end = latest = undefined
    }, LINGER_MS)
  }

  scope.onconnect = ({ ports: [port] }) => {
    if (port)
      port.onmessage = ({ data: isShown }: MessageEvent<boolean>) => (isShown ? join(port) : leave(port))
  }
}
