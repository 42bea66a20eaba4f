import { isNamedByContent } from '@anyam/federation'
import { ReleaseStore } from '@anyam/releases/store'
import type { Page } from '@playwright/test'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page of each remote, the file with its heading, the heading, and other chunks that contain this text. */
const PAGES = [
  {
    remote: 'mf-news',
    path: '/articles',
    page: 'articles',
    file: 'mf-news/src/features/archive/words.ts',
    word: "WHAT'S NEW!",
    others: [],
  },
  {
    remote: 'mf-marketing',
    path: '/about-us',
    page: 'about',
    file: 'mf-marketing/src/content/about.ts',
    word: 'OUR VISION',
    // The search contains the texts of the other pages, and its chunk includes the hash of their chunk.
    others: ['search', 'search-texts'],
  },
]

/** Files of remotes that were not cached in the browser, including pictures, with the bytes transferred. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }))
      .filter(({ path }) => path.startsWith('/remotes/')),
  )
const bytesOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { remote: REMOTE, path, page: chunk, file: source, word, others } of PAGES)
  test(`one changed word of ${REMOTE}: a visitor who comes back fetches three files that it moves, and no picture`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const shell = await shellCopy()
    await shell.start()
    const store = new ReleaseStore(shell.store)
    const team = await teamCheckout(REMOTE, shell.dataDir)
    try {
      // Compile both builds in one place, because a library's location determines its module numbers.
      const publish = async (before: string, after: string) => {
        await team.change(source, before, after)
        const [{ build }] = JSON.parse(await team.release('publish', REMOTE, '--json')) as [{ build: string }]
        await team.promote(REMOTE, build)
        await expect.poll(async () => (await fetch(shell.url + path)).text()).toContain(after)
        return store.manifest(REMOTE, build)
      }
      const visit = async (heading: string) => {
        await page.goto(shell.url + path)
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        await page.waitForLoadState('networkidle')
        return fetched(page)
      }
      const before = await publish(word, 'FRESH')
      const all = await visit('FRESH')
      await page.goto('about:blank')
      expect(await visit('FRESH')).toEqual([])

      const after = await publish('FRESH', 'CRISP')
      const moved = Object.keys(after.files).filter(
        (file) => file.startsWith('web/') && isNamedByContent(file) && !before.files[file],
      )
      const names = moved.map((file) => file.replace(/^web\/([\w-]+)\..*/, '$1')).sort()
      expect(names).toEqual([chunk, 'entry', 'routes', ...others].sort())

      const files = await visit('CRISP')
      const scripts = files.map((file) => file.path.replace(/.*\/([\w-]+)\.\w+\.js$/, '$1'))
      expect(scripts.sort()).toEqual([chunk, 'entry', 'routes'].sort())
      console.log(
        `Of ${REMOTE} a visitor fetched ${bytesOf(all)} bytes at first, and ${bytesOf(files)} after the release.`,
      )
    } finally {
      await team.remove()
      await shell.stop()
    }
  })
