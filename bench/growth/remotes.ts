import type { Browser } from '@playwright/test'
import { getBytes, type Product, startProduct } from '../lib/product.ts'
import { medianOf } from '../lib/statistics.ts'
import { loadPage } from './load-page.ts'
import { growTo } from './releases.ts'

/** Pairs of visits, because single visits differ by more than the goal allows. */
const PAIRS = 15
const PATH = '/articles'

/** Cost of a page by number of remotes in the release set. */
export interface RemotesCost {
  remotes: number
  lcp: number
  /** LCP of the unchanged product, visited alternately. */
  lcpOfFew: number
  /** Median ratio over the pairs of visits. */
  lcpToFew: number
  htmlBytes: number
}

/** Grows a second product beside an unchanged one and visits both alternately. */
export async function measureRemotes(
  browser: Browser,
  few: Product,
  counts: readonly number[],
): Promise<RemotesCost[]> {
  const many = await startProduct()
  try {
    const costs: RemotesCost[] = []
    for (const remotes of counts) {
      await growTo(many, remotes)
      costs.push({ remotes, ...(await compare(browser, few, many)) })
    }
    return costs
  } finally {
    await many.stop()
  }
}

async function compare(browser: Browser, few: Product, many: Product): Promise<Omit<RemotesCost, 'remotes'>> {
  const [own, others]: [number[], number[]] = [[], []]
  const visits = [
    { product: few, lcps: others },
    { product: many, lcps: own },
  ]
  // Warm-up: the first visits fill the caches.
  for (const { product } of visits) await loadPage(browser, product, PATH)
  for (let nth = 0; nth < PAIRS; nth += 1)
    for (const { product, lcps } of nth % 2 === 0 ? visits : visits.toReversed())
      lcps.push(await loadPage(browser, product, PATH))
  const figure = (values: readonly number[]) => medianOf(values) ?? Number.NaN
  return {
    lcp: figure(own),
    lcpOfFew: figure(others),
    lcpToFew: figure(own.map((lcp, nth) => lcp / (others[nth] ?? Number.NaN))),
    htmlBytes: (await getBytes(many.url + PATH)).body.length,
  }
}
