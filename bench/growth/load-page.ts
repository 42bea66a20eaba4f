import type { Browser } from '@playwright/test'
import type { Product } from '../lib/product.ts'
import { visitCold } from '../pages/visit.ts'

/** LCP of one visit with an empty browser cache, in milliseconds. */
export async function loadPage(browser: Browser, { url }: Product, path: string): Promise<number> {
  const variant = { name: 'composed', live: 'react', navigates: true, url, stop: async () => {} } as const
  const options = { interact: false, link: 'emulated' } as const
  const { lcp } = await visitCold(browser, variant, { path, next: '/career' }, options)
  return lcp ?? Number.NaN
}
