import { ReleaseStore } from '@anyam/releases/store'
import type { Browser } from '@playwright/test'
import { releaseBroken } from '../../e2e/faults/broken-release.ts'
import { type Fault, IN_BROWSERS, ON_THE_SERVER } from '../../e2e/faults/faults.ts'
import { faultRelayTo } from '../../e2e/fixtures/fault-relay.ts'
import { shellCopy } from '../../e2e/fixtures/shell-copy.ts'
import { launchBrowser } from '../lib/browser.ts'
import { type Product, startProduct } from '../lib/product.ts'
import { atMost, type Findings, show, showSpread } from '../lib/report.ts'
import { medianOf, spreadOf } from '../lib/statistics.ts'
import type { Variant } from '../pages/variants.ts'
import { visitCold } from '../pages/visit.ts'

/** A remote with a slot on the home page. */
const TARGET = { remote: 'mf-news', chunk: 'slot-latest-news' }
/** Both shells get a new build, because the first visitors after any release wait longer. */
const SOUND: Fault = { name: 'is sound' }
const HOME = { path: '/', next: '/career' }
const SIDES = [
  ['web', IN_BROWSERS],
  ['node', ON_THE_SERVER],
] as const

interface Pair {
  fault: string
  side: 'web' | 'node'
  /** LCP in milliseconds. */
  whole: number
  broken: number
}

const ratioOf = ({ whole, broken }: Pair) => broken / whole

/** Compares the LCP of the home page while another remote's build fails with that of a shell with intact builds. */
export async function measureBroken(runs: number): Promise<Findings> {
  const product = await startProduct()
  const browser = await launchBrowser()
  const shells: Shell[] = []
  try {
    for (let nth = 0; nth < 2; nth += 1) shells.push(await startShell(product))
    const [whole, broken] = shells as [Shell, Shell]
    for (const shell of shells) await lcpOf(browser, shell)
    return findingsOf(await measurePairs(browser, { whole, broken, runs }))
  } finally {
    await browser.close()
    for (const shell of shells) await shell.stop()
    await product.stop()
  }
}

type Shell = Awaited<ReturnType<typeof startShell>>

/** Starts a shell on a copy of the release store, behind a relay that can corrupt files. */
async function startShell({ dataDir, apiUrl, lmsUrl }: Product) {
  Object.assign(process.env, { DATA_DIR: dataDir, API_URL: apiUrl, LMS_URL: lmsUrl })
  const shell = await shellCopy()
  await shell.start()
  const relay = await faultRelayTo(shell.url)
  return {
    ...{ shell, relay, store: new ReleaseStore(shell.store) },
    async stop() {
      await relay.close()
      await shell.stop()
    },
  }
}

interface Shells {
  whole: Shell
  broken: Shell
  runs: number
}

async function measurePairs(browser: Browser, { whole, broken, runs }: Shells): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const [side, faults] of SIDES)
    for (const fault of faults) {
      const released = [
        await releaseBroken(broken, TARGET, fault, side),
        await releaseBroken(whole, TARGET, SOUND, side),
      ]
      for (let run = 0; run < runs; run += 1) {
        const first = (run + pairs.length) % 2 ? whole : broken
        const second = first === whole ? broken : whole
        const times = new Map([[first, await lcpOf(browser, first)]])
        times.set(second, await lcpOf(browser, second))
        pairs.push({
          ...{ fault: fault.name, side },
          whole: times.get(whole) ?? Number.NaN,
          broken: times.get(broken) ?? Number.NaN,
        })
      }
      for (const { end } of released) await end()
      process.stderr.write(`${side}: ${fault.name}\n`)
    }
  return pairs
}

/** @throws Error if the page's status is not 200 */
async function lcpOf(browser: Browser, { relay: { url } }: Shell): Promise<number> {
  // Renders the document into the cache.
  const { status } = await fetch(url)
  if (status !== 200) throw new Error(`The home page is ${status}.`)
  const variant: Variant = { name: 'composed', url, live: 'never', navigates: false, stop: async () => {} }
  // A failure could only add waiting time, and a slower processor would amplify the machine's noise.
  const options = { interact: false, link: 'emulated', slowdown: 1 } as const
  const { lcp = Number.NaN } = await visitCold(browser, variant, HOME, options)
  return lcp
}

function findingsOf(pairs: readonly Pair[]): Findings {
  const ratio = (some: readonly Pair[]) => medianOf(some.map(ratioOf)) ?? Number.NaN
  const ways = SIDES.map(([side, faults]) =>
    faults.map(({ name }) => ratio(pairs.filter((pair) => pair.side === side && pair.fault === name))),
  )
  const figures = (side: Pair['side']) => {
    const own = pairs.filter((pair) => pair.side === side)
    const times = (['whole', 'broken'] as const).map((state) =>
      showSpread(spreadOf(own.map((pair) => pair[state]))),
    )
    return [
      side === 'web' ? 'in browsers' : 'on the server',
      ...times,
      showSpread(spreadOf(own.map(ratioOf))),
    ]
  }
  return {
    goals: [
      atMost('LCP of home while mf-news is broken / sound, median of all pairs', 1.05, ratio(pairs)),
      atMost('the same, the slowest of the 30 ways', 1.05, Math.max(...ways.flat())),
    ],
    tables: [
      {
        title: 'LCP of `/` in ms while mf-news is sound and while it is broken, in pairs',
        head: ['mf-news is broken', 'sound, ms', 'broken, ms', 'ratio'],
        rows: [figures('web'), figures('node')],
      },
      {
        title: `The same ratio by the ways in which mf-news is broken, pairs of each: ${pairs.length / (2 * IN_BROWSERS.length)}`,
        head: ['mf-news', 'in browsers', 'on the server'],
        rows: IN_BROWSERS.map(({ name }, at) => [name, ...ways.map((side) => show(side[at]))]),
      },
    ],
  }
}
