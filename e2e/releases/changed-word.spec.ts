import { isNamedByContent } from '@arunika/federation'
import { ReleaseStore } from '@arunika/releases/store'
import type { Page } from '@playwright/test'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const REMOTE = 'mf-news'

/** Files of remotes that the page did not have in the browser's cache, pictures included. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/remotes/')),
  )

test('one changed word: a visitor who comes back fetches the three files that it moves, and no picture', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const shell = await shellCopy()
  await shell.start()
  const store = new ReleaseStore(shell.store)
  const team = await teamCheckout(REMOTE, shell.dataDir)
  try {
    // Both builds are compiled in one place: that of a library decides the numbers of its modules.
    const publish = async (before: string, after: string) => {
      await team.change('mf-news/src/features/archive/words.ts', before, after)
      const [{ build }] = JSON.parse(await team.release('publish', REMOTE, '--json')) as [{ build: string }]
      await team.promote(REMOTE, build)
      await expect.poll(async () => (await fetch(`${shell.url}/articles`)).text()).toContain(after)
      return store.manifest(REMOTE, build)
    }
    const visit = async (heading: string) => {
      await page.goto(`${shell.url}/articles`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      return fetched(page)
    }
    const before = await publish("WHAT'S NEW!", 'FRESH')
    await visit('FRESH')
    await page.goto('about:blank')
    expect(await visit('FRESH')).toEqual([])

    const after = await publish('FRESH', 'CRISP')
    const moved = Object.keys(after.files).filter(
      (file) => file.startsWith('web/') && isNamedByContent(file) && !before.files[file],
    )
    const names = moved.map((file) => file.replace(/^web\/([\w-]+)\..*/, '$1')).sort()
    // The entry for other hosts contains the one for this site.
    expect(names).toEqual(['articles', 'entry', 'routes', 'standalone'])

    const paths = await visit('CRISP')
    expect(paths.map((path) => path.replace(/.*\/([\w-]+)\.\w+\.js$/, '$1')).sort()).toEqual([
      'articles',
      'entry',
      'routes',
    ])
  } finally {
    await team.remove()
    await shell.stop()
  }
})
