import type { Page } from '@playwright/test'
import { scrollToText } from './in-page.ts'

const MOST_BYTES = 60_000
/** The best whose picture is small enough is taken. */
const QUALITIES = [80, 60, 40, 20, 10]
const TIMEOUT_MS = 10_000

/**
 * Takes a picture of what a visitor sees when a text of the page is in view.
 * @param textAt its position among the visible texts; -1 for the top of the page
 * @returns a JPEG of at most 60 kB; undefined if there can be none, because a verdict holds without it
 */
export async function takePicture(page: Page, textAt: number): Promise<Buffer | undefined> {
  try {
    await page.evaluate(scrollToText, textAt)
    for (const quality of QUALITIES) {
      const options = { type: 'jpeg', scale: 'css', caret: 'initial', timeout: TIMEOUT_MS } as const
      const picture = await page.screenshot({ ...options, quality })
      if (picture.length <= MOST_BYTES) return picture
    }
    return undefined
  } catch {
    return undefined
  } finally {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })).catch(() => {})
  }
}
