import type { ListVersions } from '@arunika/contracts'
import { connect } from './connection.ts'

/** For so long the connection outlives the last page on show. Milliseconds. */
const LINGER_MS = 10_000

/** What of a shared worker's global scope is used here. */
export interface WorkerScope {
  onconnect: ((event: MessageEvent) => void) | null
}

/** Holds one connection for all tabs of the browser. Each says whether it is on show; those that are hidden are told nothing. */
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
