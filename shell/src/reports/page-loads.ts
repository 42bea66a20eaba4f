import type { PageLoad, ReportPage } from '../app/launch.ts'

declare global {
  interface Window {
    pageLoad: PageLoad
  }
}

export type FailureKind = 'load' | 'render' | 'hydration' | 'error' | 'empty'

/** A page that is left for another document waits this long for its report to be sent. */
const PATIENCE_MS = 1500

interface Current {
  page: string
  report: ReportPage | undefined
  state: 'started' | 'alive' | 'failed'
}

let current: Current | undefined
const ahead = new Map<string, Current>()

const pageOf = (remote: string, build: string) => `${remote}@${build}`

/** The page load that the document began with. */
function first(): Current {
  return { page: window.pageLoad.page, report: window.pageLoad.report, state: 'started' }
}

function elsewhere(page: string): Current {
  const known = ahead.get(page)
  if (known) return known
  const load: Current = { page, report: window.pageLoad.begin('visit', page), state: 'started' }
  ahead.set(page, load)
  return load
}

/** A link leads to a page of a build within the document. */
export function pageVisited(remote: string, build: string): void {
  const page = pageOf(remote, build)
  current = { page, report: window.pageLoad.begin('visit', page), state: 'started' }
}

/** The page works, shows something, and responds. */
export function pageAlive(): void {
  current ??= first()
  if (current.state !== 'started') return
  current.state = 'alive'
  void current.report?.('alive', Math.round(performance.now() - window.pageLoad.at))
}

/**
 * A page of a build failed. Failures after the page was alive count as well, once.
 * @returns settles when it is on its way, or will not be
 */
export async function pageFailed(kind: FailureKind, remote: string, build: string): Promise<void> {
  current ??= first()
  const page = pageOf(remote, build)
  // Of a page that the visitor has not gone to, its code was fetched ahead.
  const load = current.page === page ? current : elsewhere(page)
  if (load.state === 'failed') return
  load.state = 'failed'
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([load.report?.('failed', kind), patience])
}

/** The build of the remote that is on show; undefined for another remote. */
export function buildOnShow(remote: string): string | undefined {
  current ??= first()
  const [name, build] = current.page.split('@')
  return name === remote ? build : undefined
}

/** Whether the shell has reported that the builds of this tab are gone from the store. */
export const isRetired = () => window.pageLoad.retired === true
