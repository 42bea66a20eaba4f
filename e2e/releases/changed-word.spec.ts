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
    const visit = async (heading: string) => {
      await page.goto(`${shell.url}/articles`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      return fetched(page)
    }
    await visit("WHAT'S NEW!")
    await page.goto('about:blank')
    expect(await visit("WHAT'S NEW!")).toEqual([])

    const before = await store.manifest(REMOTE, store.live().remotes[REMOTE]?.build ?? '')
    await team.reword("WHAT'S NEW!", 'FRESH')
    const [{ build }] = JSON.parse(await team.release('publish', REMOTE, '--json')) as [{ build: string }]
    await team.promote(REMOTE, build)
    const after = await store.manifest(REMOTE, build)
    const moved = Object.keys(after.files).filter(
      (file) => file.startsWith('web/') && isNamedByContent(file) && !before.files[file],
    )
    const names = moved.map((file) => file.replace(/^web\/([\w-]+)\..*/, '$1')).sort()
    // The entry for other hosts contains the one for this site.
    expect(names).toEqual(['articles', 'entry', 'routes', 'standalone'])

    await expect.poll(async () => (await fetch(`${shell.url}/articles`)).text()).toContain('FRESH')
    const paths = await visit('FRESH')
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
