import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lib/browser.ts'
import { startProduct } from '../lib/product.ts'
import { shapedLink } from '../lib/shaped-link.ts'
import { type BenchPage, PAGES } from './list.ts'
import { measureRepeatVisits, type RepeatVisit } from './repeat-visit.ts'
import { startVariants, type Variant, type VariantName } from './variants.ts'
import { type Link, type Visit, visitCold } from './visit.ts'

/** Visits by page and variant. */
export type { RepeatVisit }

export type PageResults = Record<string, Partial<Record<VariantName, Visit[]>>>

interface RunOptions {
  runs: number
  pages?: readonly string[] | undefined
  variants?: readonly string[] | undefined
  /** Methods of slowing the link: in the browser, or by an external shaper. */
  links: readonly Link[]
}

interface Measured {
  visits: PageResults
  shaped: PageResults
  repeat: RepeatVisit[]
}

/** Uses the menu in every third run, which gives a third of the figures in half the time. */
const INTERACT_EVERY = 3
/** The shaper only verifies the emulation: a third of the runs, on one page of each remote. */
const SHAPED_EVERY = 3
const SHAPED_PAGES = ['/', '/articles', '/career']
const SHAPED_SPEED = { down: 1_600_000 / 8, up: 750_000 / 8, roundTripMs: 150 }

/** Visits every page in every variant in turn, so that a noisy minute affects all of them. */
export async function measurePages({ runs, pages, variants: wanted, links }: RunOptions): Promise<Measured> {
  const product = await startProduct()
  const browser = await launchBrowser()
  const started = await startVariants(product)
  const variants = started.filter(({ name }) => wanted?.includes(name) ?? true)
  const list = PAGES.filter(({ path }) => pages?.includes(path) ?? true)
  const shapedList = list.filter(({ path }) => SHAPED_PAGES.includes(path))
  const shapedVariants = await behindLink(variants)
  const visits: PageResults = {}
  const shaped: PageResults = {}
  try {
    for (const variant of variants) await warmUp(browser, variant)
    for (let run = 0; run < runs; run += 1) {
      if (links.includes('emulated'))
        await visitAll(browser, { run, list, variants, link: 'emulated' }, visits)
      if (links.includes('shaped') && run % SHAPED_EVERY === 0)
        await visitAll(browser, { run, list: shapedList, variants: shapedVariants, link: 'shaped' }, shaped)
      process.stderr.write(`run ${run + 1} of ${runs}\n`)
    }
    const repeat = links.includes('emulated') ? await measureRepeatVisits(browser, product, variants) : []
    return { visits, shaped, repeat }
  } finally {
    await browser.close()
    for (const variant of [...shapedVariants, ...started]) await variant.stop()
    await product.stop()
  }
}

/** The same variants, all behind one slow link. */
async function behindLink(variants: readonly Variant[]): Promise<Variant[]> {
  const link = shapedLink(SHAPED_SPEED)
  return Promise.all(variants.map(async (variant) => ({ ...variant, ...(await link.to(variant.url)) })))
}

interface Round {
  run: number
  list: readonly BenchPage[]
  variants: readonly Variant[]
  link: Link
}

async function visitAll(browser: Browser, { run, list, variants, link }: Round, results: PageResults) {
  const options = { interact: link === 'emulated' && run % INTERACT_EVERY === 0, link }
  for (const page of list)
    for (const variant of rotated(variants, run)) {
      const visit = await visitCold(browser, variant, page, options)
      recordVisit(results, page.path, variant.name, visit)
    }
}

function recordVisit(results: PageResults, path: string, variant: VariantName, visit: Visit) {
  const ofPage = results[path] ?? {}
  results[path] = ofPage
  ofPage[variant] = [...(ofPage[variant] ?? []), visit]
}

/** Warm-up: the first visits fill the servers' caches. */
async function warmUp(browser: Browser, variant: Variant) {
  for (const page of PAGES) await visitCold(browser, variant, page, { interact: false, link: 'shaped' })
}

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
