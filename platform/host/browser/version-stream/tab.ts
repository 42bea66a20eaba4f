import { connect, type Report } from './connection.ts'

/**
 * Follows the version stream while this tab is visible: through the browser's shared worker, or through its
 * own connection if there is none or it does not start.
 * @param script address of this script, which the worker also runs
 */
export function followWhileShown(script: string, report: Report): void {
  const show = window.SharedWorker ? throughWorker(script, report) : alone(report)
  const update = () => show(!document.hidden)
  document.addEventListener('visibilitychange', update)
  // The tab is closed, or stored in the back/forward cache.
  window.addEventListener('pagehide', () => show(false))
  window.addEventListener('pageshow', update)
  update()
}

type Show = (isShown: boolean) => void

function throughWorker(script: string, report: Report): Show {
  let isShown = false
  let show: Show = (next) => port.postMessage(next)
  const worker = new SharedWorker(script)
  const { port } = worker
  port.onmessage = ({ data }) => report(data)
  worker.onerror = () => {
    show = alone(report)
    show(isShown)
  }
  return (next) => {
    isShown = next
    show(next)
  }
}

function alone(report: Report): Show {
  let end: (() => void) | undefined
  return (isShown) => {
    if (isShown) end ??= connect(report)
    else {
      end?.()
      end = undefined
    }
  }
}
