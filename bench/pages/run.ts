import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lib/browser.ts'
import { startProduct } from '../lib/product.ts'
import { PAGES } from './list.ts'
import { measureRepeatVisits, type RepeatVisit } from './repeat-visit.ts'
import { startVariants, type Variant, type VariantName } from './variants.ts'
import { type Visit, visitCold } from './visit.ts'

/** Visits by page and variant. */
export type { RepeatVisit }

export type PageResults = Record<string, Partial<Record<VariantName, Visit[]>>>

interface RunOptions {
  runs: number
  pages?: readonly string[] | undefined
  variants?: readonly string[] | undefined
}

/** How often the menu is used: in every third run, which is a third of the figures at half the time. */
const INTERACT_EVERY = 3

/** Visits every page in every variant, one after the other, so that a noisy minute falls on all of them. */
export async function measurePages({
  runs,
  pages,
  variants: wanted,
}: RunOptions): Promise<{ visits: PageResults; repeat: RepeatVisit[] }> {
  const product = await startProduct()
  const browser = await launchBrowser()
  const variants = (await startVariants(product)).filter(({ name }) => wanted?.includes(name) ?? true)
  const results: PageResults = {}
  try {
    for (const variant of variants) await warmUp(browser, variant)
    for (let run = 0; run < runs; run += 1) {
      for (const page of PAGES.filter(({ path }) => pages?.includes(path) ?? true)) {
        const options = { interact: run % INTERACT_EVERY === 0, line: 'emulated' } as const
        for (const variant of rotated(variants, run)) {
          const visit = await visitCold(browser, variant, page, options)
          noteVisit(results, page.path, variant.name, visit)
        }
      }
      process.stderr.write(`run ${run + 1} of ${runs}\n`)
    }
    return { visits: results, repeat: await measureRepeatVisits(browser, product, variants) }
  } finally {
    await browser.close()
    for (const variant of variants) await variant.stop()
    await product.stop()
  }
}

function noteVisit(results: PageResults, path: string, variant: VariantName, visit: Visit) {
  const ofPage = results[path] ?? {}
  results[path] = ofPage
  ofPage[variant] = [...(ofPage[variant] ?? []), visit]
}

/** The first visits fill the caches of the servers. */
async function warmUp(browser: Browser, variant: Variant) {
  for (const page of PAGES) await visitCold(browser, variant, page, { interact: false, line: 'shaped' })
}

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
