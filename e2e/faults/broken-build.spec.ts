import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

/** Starts a shell on a store whose live news build says FRESH. */
async function shellWithNewNews() {
  const shell = await shellCopy()
  const team = await teamCheckout('mf-news', shell.dataDir)
  await team.reword("WHAT'S NEW!", 'FRESH')
  const [{ build }] = JSON.parse(await team.release('publish', 'mf-news', '--json'))
  await team.promote('mf-news', build)
  await team.remove()
  const dir = join(shell.store, 'mf-news', build)
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8'))
  return { shell, build, dir, manifest }
}

test('a build whose entry was altered runs nowhere: the one before it does, in the browser and on the server', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|integrity|mf_news|mf-news/)
  const { shell, dir, manifest } = await shellWithNewNews()
  try {
    await shell.start()
    await page.goto(`${shell.url}/articles`)
    await expect(page.getByRole('heading', { name: 'FRESH' })).toBeVisible()

    const entry = join(dir, 'web', manifest.entry)
    await writeFile(entry, `${await readFile(entry, 'utf8')} `)
    for (const twin of ['.br', '.gz']) await rm(entry + twin)
    const other = await page.context().browser()?.newPage()
    if (!other) throw new Error('no browser')
    await other.goto(`${shell.url}/articles`)
    await expect(other.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    await other.getByRole('link', { name: 'Read More' }).click()
    await expect(other).toHaveURL(/\/articles\/\d+$/)
    expect(await other.evaluate((name) => name in window, manifest.global)).toBe(false)
    await other.close()
  } finally {
    await shell.stop()
  }
})

test('a build that the server cannot trust is not rendered; visitors get the one before it', async ({
  page,
}) => {
  const { shell, dir, manifest } = await shellWithNewNews()
  try {
    const entry = join(dir, 'node/entry.cjs')
    await writeFile(entry, `${await readFile(entry, 'utf8')}\n`)
    await shell.start()
    await page.goto(`${shell.url}/articles`)
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    expect(await page.content()).not.toContain(`/${manifest.entry}`)
  } finally {
    await shell.stop()
  }
})
