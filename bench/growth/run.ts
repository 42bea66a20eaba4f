import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lib/browser.ts'
import { getBytes, type Product, startProduct } from '../lib/product.ts'
import { atMost, type Findings, show } from '../lib/report.ts'
import { medianOf } from '../lib/statistics.ts'
import { type ArticlesCost, measureArticles } from './articles.ts'
import { type BackOfficeCost, measureBackOffice } from './back-office.ts'
import { type InterferenceCost, measureInterference } from './interference.ts'
import { loadPage } from './load-page.ts'
import { measurePolling, type PollingCost } from './polling.ts'
import { measureReleases, type ReleasesCost } from './releases.ts'
import { measureRemotes, type RemotesCost } from './remotes.ts'

const ARTICLES = [10, 1_000, 10_000]
/** Numbers of articles; there are half as many applications. */
const BACK_OFFICE = [10_000, 100_000]
const REMOTES = [4, 10, 50]
const CLIENTS = [100, 1_000, 5_000]
const RELEASES = [1, 20]
const SAMPLES = 5
const ROUNDS = 3

interface Loaded {
  lcp: number
  htmlBytes: number
}

/** Measures the back-office at growing sizes; needs no builds and no browser. */
export async function measureBackOfficeAlone(): Promise<Findings> {
  return officeFindings(await measureBackOffice(BACK_OFFICE))
}

/** Measures what readers of whole lists cost others; needs no builds and no browser. */
export const measureInterferenceAlone = async (rounds: number): Promise<Findings> =>
  interferenceFindings(await measureInterference(rounds))

/** Measures how costs change with more articles, remotes, releases and visitors. */
export async function measureGrowth(): Promise<Findings> {
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    const releases = await measureReleases(product, RELEASES)
    const remotes = await measureRemotes(browser, product, REMOTES)
    const articles: (Loaded & ArticlesCost)[] = []
    for (const [nth, count] of ARTICLES.entries()) {
      const cost = await measureArticles(product, ARTICLES[nth - 1] ?? count, count)
      articles.push({ ...cost, ...(await loadArticles(browser, product)) })
    }
    await product.stop()
    const office = await measureBackOffice(BACK_OFFICE)
    const interference = await measureInterference(ROUNDS)
    return findings(remotes, releases, articles, await measurePolling(CLIENTS), office, interference)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function loadArticles(browser: Browser, product: Product): Promise<Loaded> {
  const lcps: number[] = []
  for (let nth = 0; nth <= SAMPLES; nth += 1) lcps.push(await loadPage(browser, product, '/articles'))
  // Without the first visit, which fills the caches.
  const lcp = medianOf(lcps.slice(1)) ?? Number.NaN
  return { lcp, htmlBytes: (await getBytes(`${product.url}/articles`)).body.length }
}

function findings(
  remotes: RemotesCost[],
  releases: ReleasesCost[],
  articles: (Loaded & ArticlesCost)[],
  polling: PollingCost[],
  office: BackOfficeCost[],
  interference: InterferenceCost,
): Findings {
  const ends = <Row>(rows: Row[], figure: keyof Row) =>
    [Number(rows[0]?.[figure]), Number(rows.at(-1)?.[figure])] as const
  const growth = <Row>(rows: Row[], figure: keyof Row) => {
    const [first, last] = ends(rows, figure)
    return last / first
  }
  const ofOffice = officeFindings(office)
  const ofLists = interferenceFindings(interference)
  const [few, many] = ends(remotes, 'htmlBytes')
  const thousand = polling.find(({ clients }) => clients === 1_000)
  return {
    goals: [
      atMost(
        '1,000 polling clients: requests for a list at the apis in 10 s',
        1,
        thousand?.atApi ?? Number.NaN,
      ),
      atMost('50 remotes in the release set against 4: LCP', 1.03, remotes.at(-1)?.lcpToFew ?? Number.NaN),
      atMost('50 remotes in the release set against 4: HTML', 2, (many - few) / 1000, ' kB more'),
      atMost('10,000 articles against 10: LCP of /articles', 1.05, growth(articles, 'lcp')),
      atMost('10,000 articles against 10: bytes of the list', 1.1, growth(articles, 'listBytes')),
      ...ofOffice.goals,
      ...ofLists.goals,
      atMost('20 releases in a row: visits that failed', 0, releases.at(-1)?.failed ?? Number.NaN),
    ],
    tables: [
      table('Articles', articles),
      table('Remotes in the release set', remotes),
      table('Polling clients behind the edge', polling),
      table('Releases in a row', releases),
      ...ofOffice.tables,
      ...ofLists.tables,
    ],
  }
}

function table<Row extends object>(title: string, rows: Row[]) {
  const cells = rows.map((row) =>
    Object.values(row).map((value) => (typeof value === 'string' ? value : show(Number(value)))),
  )
  return { title, head: Object.keys(rows[0] ?? {}), rows: cells }
}

function officeFindings(office: BackOfficeCost[]): Findings {
  const largest = office.at(-1)
  const polls = largest?.calls.filter(({ isPolled }) => isPolled) ?? []
  const most = (figure: 'bytes' | 'cpuMs') => Math.max(...polls.map((call) => call[figure]))
  const sizes = `${largest?.articles.toLocaleString('en')} articles, ${largest?.applications.toLocaleString('en')} applications`
  const rows = (largest?.calls ?? []).map(({ call, bytes }, nth) => ({
    call,
    bytes,
    ...Object.fromEntries(
      office.flatMap(({ articles, calls }) => [
        [`${articles}: processor ms`, calls[nth]?.cpuMs],
        [`${articles}: median ms`, calls[nth]?.ms],
      ]),
    ),
  }))
  return {
    goals: [
      atMost(`${sizes}: largest polled response of the back-office`, 50_000, most('bytes'), ' bytes'),
      atMost(`${sizes}: the api's processor time for the dearest of them`, 5, most('cpuMs'), ' ms'),
    ],
    tables: [table('Calls of the back-office by number of articles', rows)],
  }
}

function interferenceFindings({ calls, lists, quietMB, busyMB }: InterferenceCost): Findings {
  const later = calls.map((call) => call['beside whole lists p50'] - call['quiet p50'])
  const title = `beside readers of ${lists.length} whole lists`
  return {
    goals: [
      atMost(
        `${title}: a call of others is later by (median of the worst call)`,
        20,
        Math.max(...later),
        ' ms',
      ),
      atMost(`${title}: memory of the api`, 60, busyMB - quietMB, ' MB more'),
      atMost(`${title}: memory of the api in all`, 400, busyMB, ' MB'),
    ],
    tables: [
      table('Calls of 200 visitors and an editor, in milliseconds', calls),
      table('Whole lists at 100,000 articles', lists),
    ],
  }
}
