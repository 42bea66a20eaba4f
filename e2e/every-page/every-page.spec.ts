import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language, languageAt } from '@arunika/contracts/site'
import type { Page } from '@playwright/test'
import { isTakenOver, scrollThrough } from '../../platform/releases/src/gate/in-page.ts'
import { colourProblemsOf, problemsOf } from '../fixtures/accessibility.ts'
import { inIndonesian, PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const WIDTHS = [390, 768, 1440, 1920]
/** Widths for pages that share a template with many others. */
const WIDTHS_OF_MANY = [390, 1440]
const SCHEMES = ['light', 'dark'] as const
/** Folder for screenshots of the other pages; unset takes none. */
const { PICTURES } = process.env

/** Paths of all pages in a language, both from the sitemap and unlisted. */
async function pagesIn(page: Page, language: Language): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const ofLanguage = listed.filter((path) => languageAt(path) === language)
  expect(ofLanguage.length).toBeGreaterThanOrEqual(PUBLIC_PAGES.length)
  const unlisted = language === 'id' ? PUBLIC_PAGES.map(inIndonesian) : PUBLIC_PAGES
  return [...new Set([...ofLanguage, ...unlisted])]
}

const isOneOfMany = (path: string) =>
  !PUBLIC_PAGES.some((known) => [known, inIndonesian(known)].includes(path))

async function take(page: Page, path: string, form: string) {
  if (!PICTURES || isOneOfMany(path)) return
  await mkdir(join(PICTURES, form), { recursive: true })
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-')
  await page.screenshot({
    path: join(PICTURES, form, `${name}.jpg`),
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    scale: 'css',
  })
}

/** Accessibility and layout problems of the current page, each with its width and colour scheme. */
async function problemsIn(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  for (const width of isOneOfMany(path) ? WIDTHS_OF_MANY : WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // The dark scheme differs only in colours.
      const violations = await (colorScheme === 'light' ? problemsOf(page) : colourProblemsOf(page))
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        found.push('It is wider than the window.')
      problems.push(...found.map((problem) => `${path} at ${width} px, ${colorScheme}: ${problem}`))
      await take(page, path, `${width}-${colorScheme}`)
    }
  }
  return problems
}

for (const language of LANGUAGES)
  test(`every page in ${language} is accessible and fits, at four widths, by day and by night`, async ({
    page,
  }) => {
    for (const path of await pagesIn(page, language)) {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(path)
      await page.waitForFunction(isTakenOver)
      await page.evaluate(scrollThrough)
      expect.soft(await problemsIn(page, path)).toEqual([])
    }
  })
