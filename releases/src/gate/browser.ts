import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Gate } from './candidate.ts'
import { openedOf } from './probe.ts'
import { BACK_OFFICE, isBackOffice, signIn } from './sign-in.ts'
import {
  documentOf,
  follow,
  headingOf,
  openTab,
  patiently,
  readThrough,
  shiftsOf,
  shows,
  type Tab,
  TOO_LONG,
} from './tab.ts'

/** A phone and a desk. */
const WIDTHS = [390, 1440]
const HEIGHT = 844
/** What web.dev calls good for the CLS of a page; all shifts together are never less. */
const MOST_SHIFT = 0.1
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Each of its pages works in a browser, inside the live shell and beside the live remotes. */
export const browser: Gate = async ({ probe, sandbox }) => {
  const [shell, chromium, probed] = await Promise.all([sandbox.shell(), sandbox.browser(), probe()])
  const session = await signIn(sandbox.settings, openedOf(probed))
  sandbox.atEnd(() => session.end())
  const said = await Promise.all(
    WIDTHS.map(async (width) => {
      const context = await chromium.newContext({
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: session.storageAt(shell.url) },
      })
      const tab = await openTab(context, [shell.url, new URL(sandbox.settings.lmsUrl).origin])
      return tour(tab, shell.url, session.reachable).finally(() => context.close())
    }),
  )
  return inWords(said)
}

/** What is wrong at several widths is said once. */
function inWords(said: string[][]): string[] {
  return [...new Set(said.flat())].map((fault) => {
    const widths = WIDTHS.filter((_, at) => said[at]?.includes(fault))
    return `At ${widths.join(' and ')} px ${fault}.`
  })
}

/** Each page by itself, and those that are well by a link. */
async function tour(tab: Tab, shellUrl: string, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  const headings = new Map<string, string>()
  for (const address of addresses) {
    const own = await patiently(examine(tab, shellUrl + address))
    if (!own) return [...faults, `${address} ${TOO_LONG}`]
    faults.push(...own.map((fault) => `${address} ${fault}`))
    if (own.length === 0) headings.set(address, await headingOf(tab.page))
  }
  const byLink = await patiently(walk(tab, shellUrl, headings), headings.size + 1)
  return [...faults, ...(byLink ?? [`going from page to page by links ${TOO_LONG}`])]
}

async function examine({ page, faults }: Tab, url: string): Promise<string[]> {
  const own = await readThrough(page, url)
  const shift = await shiftsOf(page)
  if (shift > MOST_SHIFT) own.push(`shifts its layout by ${shift.toFixed(2)}; ${MOST_SHIFT} is allowed`)
  return [...faults(), ...own, ...(await barriersOf(page))]
}

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze()
  return violations.map(
    ({ id, help, nodes }) => `fails the accessibility rule ${id} (${help}): ${nodes[0]?.html.slice(0, 120)}`,
  )
}

/** From the start page to each other and back, without loading a document. */
async function walk({ page, faults }: Tab, shellUrl: string, headings: Map<string, string>) {
  if (headings.size === 0) return []
  const found: string[] = []
  // No link leads from the site into the back-office: it is come to by its own start page.
  const start = [...headings.keys()].every(isBackOffice) ? BACK_OFFICE : '/'
  await readThrough(page, shellUrl + start)
  const [first, document] = [await headingOf(page), await documentOf(page)]
  // What is wrong with the start page itself is said elsewhere.
  faults()
  for (const [address, heading] of headings) {
    if (address === start) continue
    await follow(page, address)
    if (!(await shows(page, heading))) found.push(`${address} does not come by a link from ${start}`)
    found.push(...faults().map((fault) => `${address} ${fault}, come to by a link`))
    if ((await documentOf(page)) !== document)
      return [...found, `${address} loads a document, come to by a link`]
    await follow(page, start)
    await shows(page, first)
  }
  return found
}
