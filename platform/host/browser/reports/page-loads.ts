import type { PageLoad, ReportPage } from '../app/launch.ts'

declare global {
  interface Window {
    pageLoad: PageLoad
  }
}

export type FailureKind = 'load' | 'render' | 'hydration' | 'error' | 'empty'

/** Maximum delay before a page is left for another document, so that its report can be sent. */
const PATIENCE_MS = 1500

interface Current {
  page: string
  report: ReportPage | undefined
  state: 'started' | 'alive' | 'failed'
}

let current: Current | undefined
const ahead = new Map<string, Current>()

const pageOf = (remote: string, build: string) => `${remote}@${build}`

/** The page load of the document itself. */
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

/** Call it when a link opens a page of a build within the document. */
export function pageVisited(remote: string, build: string): void {
  const page = pageOf(remote, build)
  current = { page, report: window.pageLoad.begin('visit', page), state: 'started' }
}

/** Reports that the page works, has content, and responds. */
export function pageAlive(): void {
  current ??= first()
  if (current.state !== 'started') return
  current.state = 'alive'
  void current.report?.('alive', Math.round(performance.now() - window.pageLoad.at))
}

/**
 * Reports that a page of a build failed. A failure after the page was alive also counts, once.
 * @returns settles when the report is sent, or will not be
 */
export async function pageFailed(kind: FailureKind, remote: string, build: string): Promise<void> {
  current ??= first()
  const page = pageOf(remote, build)
  // Otherwise the failure concerns prefetched code of a page that the visitor has not opened.
  const load = current.page === page ? current : elsewhere(page)
  if (load.state === 'failed') return
  load.state = 'failed'
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([load.report?.('failed', kind), patience])
}

/** Reports events of remotes, each for the build whose page is open. */
export function reportEvents(): void {
  window.pageLoad.measure = (name) => {
    current ??= first()
    void current.report?.('vital', `own:${name} 1`)
  }
}

/** The remote's build on the current page; undefined for another remote. */
export function buildOnShow(remote: string): string | undefined {
  current ??= first()
  const [name, build] = current.page.split('@')
  return name === remote ? build : undefined
}

/** Returns whether the shell has reported that the builds of this tab are gone from the store. */
export const isRetired = () => window.pageLoad.retired === true
