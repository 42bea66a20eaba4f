import { connect, type Report } from './connection.ts'

/**
 * Follows the version stream while this tab is on show: by the connection of the browser's shared worker, or by its own where there is
 * none or it does not start.
 * @param script address of this script, which is the worker's as well
 */
export function followWhileShown(script: string, report: Report): void {
  const show = window.SharedWorker ? throughWorker(script, report) : alone(report)
  const update = () => show(!document.hidden)
  document.addEventListener('visibilitychange', update)
  // A tab that is closed, or stored to come back to.
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
