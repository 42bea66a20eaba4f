import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@arunika/testing/patience'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { administrator, releaseApiOf } from '../fixtures/release-api.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy
let store: ReleaseStore

test.beforeEach(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start()
})
test.afterEach(async ({ context }) => {
  await context.close()
  await shell.stop()
})

/** Status of an address of the site and its redirect target. */
async function sent(path: string): Promise<string> {
  const response = await fetch(shell.url + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')].filter(Boolean).join(' ')
}
const within = { timeout: patience(10_000), intervals: [50] }

test('a remote leaves the site without costing open tabs anything, and comes back', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/404/)
  const releaseApi = releaseApiOf(request, shell.url)
  const admin = await administrator(request)
  const command = async (name: string, body: object) =>
    (await releaseApi.command(name, { remote: 'mf-careers', ...body }, admin)).json()
  await page.goto(`${shell.url}/about-us`)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Career' })).toBeVisible()

  expect(await command('retire', {})).toMatchObject({ code: 'slots_needed' })
  const left = { redirects: { '/privacy': '/about-us' }, override: 'no one is hired now' }
  expect(await command('retire', left)).toEqual({
    message: 'mf-careers has left the site. A rollback brings it back.',
  })
  await expect.poll(() => sent('/career'), within).toBe('404')
  expect([await sent('/career/1'), await sent('/privacy?from=mail')]).toEqual([
    ...['404', '308 /about-us?from=mail'],
  ])
  const sitemap = await (await fetch(`${shell.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('/about-us</loc>')
  expect(sitemap).not.toContain('/career')
  const home = await (await fetch(shell.url)).text()
  expect(home).not.toContain('href="/career')
  expect(home).not.toContain('data-slot="{&quot;name&quot;:&quot;open-positions')

  // The tab was opened before.
  await menu.getByRole('link', { name: 'Career' }).click()
  await expect(page).toHaveURL(`${shell.url}/career`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await page.goto(`${shell.url}/about-us`)
  await expect(menu.getByRole('link', { name: 'Career' })).toBeHidden()

  expect(await command('rollback', {})).toMatchObject({
    message: expect.stringMatching(/^mf-careers is back/),
  })
  await expect.poll(() => sent('/career'), within).toBe('200')
  expect(await sent('/privacy')).toBe('200')
  await page.reload()
  await expect(menu.getByRole('link', { name: 'Career' })).toBeVisible()
})

test('a path goes from one remote to another in one step, and back', async ({ page }) => {
  // Its page at /privacy is the one it has at /about-us.
  const { remotes } = store.live()
  const owns = [...(remotes['mf-marketing']?.owns ?? []), '/privacy']
  await addAlteredBuild(shell.store, 'mf-marketing', 'abcabcabcabc', {
    alter: (text) => text.replaceAll('"/about-us"', '"/privacy"'),
    manifest: { owns },
  })
  const titleOf = async () =>
    /<title>(.*?)<\/title>/.exec(await (await fetch(`${shell.url}/privacy`)).text())?.[1]
  const before = await titleOf()
  await store.handOver('mf-marketing', 'abcabcabcabc', {
    ...{ path: '/privacy', from: 'mf-careers', redirects: { '/career/privacy': '/privacy' } },
    ...{ by: 'test', override: 'as I know' },
  })
  await expect.poll(titleOf, within).not.toBe(before)
  await page.goto(`${shell.url}/career/privacy`)
  await expect(page).toHaveURL(`${shell.url}/privacy`)
  await expect(page).toHaveTitle(/About/)
  expect(await sent('/career')).toBe('200')
  await store.promote('mf-marketing', remotes['mf-marketing']?.build ?? '', {
    action: 'rollback',
    by: 'test',
  })
  await expect.poll(titleOf, within).toBe(before)
})
