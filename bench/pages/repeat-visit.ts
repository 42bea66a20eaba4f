import type { Browser } from '@playwright/test'
import { teamCheckout } from '../../e2e/fixtures/team.ts'
import type { Product } from '../lib/product.ts'
import type { BenchPage } from './list.ts'
import { startClient, type Variant, type VariantName } from './variants.ts'
import { openContext, visit } from './visit.ts'

/** Script bytes that a returning visitor fetched. */
export interface RepeatVisit {
  variant: VariantName
  js: number
  requests: number
}

const PAGE: BenchPage = { path: '/articles', next: '/career' }
const CHANGE = { before: "WHAT'S NEW!", after: 'FRESH FROM THE STUDIO' }
const OPTIONS = { interact: false, link: 'shaped' } as const

/** Visits, releases a text change of the news team, and visits again with the same browser cache. */
export async function measureRepeatVisits(browser: Browser, product: Product, variants: readonly Variant[]) {
  const composed = variants.find(({ name }) => name === 'composed')
  if (!composed) return []
  const release = async () => {
    const team = await teamCheckout('mf-news', product.dataDir)
    await team.reword(CHANGE.before, CHANGE.after)
    await team.release('publish', 'mf-news')
    await team.release('promote', 'mf-news', '--force', 'only a benchmark')
    await team.remove()
    await untilShown(product.url)
  }
  const results = [await visitTwice(browser, composed, release)]
  const before = await startClient(product)
  const { port } = new URL(before.url)
  let after: Variant | undefined
  results.push(
    await visitTwice(browser, before, async () => {
      await before.stop()
      after = await startClient(product, CHANGE, Number(port))
    }),
  )
  await after?.stop()
  return results
}

async function untilShown(url: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const html = await (await fetch(url + PAGE.path)).text()
    if (html.includes(CHANGE.after)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The release did not show.')
}

async function visitTwice(
  browser: Browser,
  variant: Variant,
  release: () => Promise<void>,
): Promise<RepeatVisit> {
  const context = await openContext(browser)
  try {
    await visit(context, variant, PAGE, OPTIONS)
    await release()
    const { js, scripts } = await visit(context, variant, PAGE, OPTIONS)
    return { variant: variant.name, js, requests: scripts }
  } finally {
    await context.close()
  }
}
