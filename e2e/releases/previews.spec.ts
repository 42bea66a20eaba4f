import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { ReleaseState } from '@anyam/protocol'
import { addAlteredBuild, reworded } from '../../platform/releases/test/altered-build.ts'
import { administrator, releaseApiOf } from '../fixtures/release-api.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const BUILD = 'abcabcabcabc'
const BEFORE = "WHAT'S NEW!"
const AFTER = 'SEEN BY A COLLEAGUE'

/** A request with a Host header, because Node resolves no names below `localhost`, as browsers do. */
async function ask(url: string, headers: Record<string, string>) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, text: (await response.toArray()).join('') }
}

let shell: ShellCopy

test.beforeAll(async () => {
  shell = await shellCopy()
  await addAlteredBuild(shell.store, 'mf-news', BUILD, reworded(BEFORE, AFTER))
  await shell.start()
})
test.afterAll(() => shell.stop())

test('a colleague opens a build that is not live, rendered by the server, and no other visitor gets it', async ({
  page,
  request,
}) => {
  const state: ReleaseState = await (
    await releaseApiOf(request, shell.url).state(await administrator(request))
  ).json()
  const news = state.remotes.find(({ remote }) => remote === 'mf-news')
  const address = news?.builds.find(({ build }) => build === BUILD)?.preview ?? ''
  const { origin, host } = new URL(shell.url.replace('//', '//preview.'))
  expect(address).toContain(`${origin}/previews/mf-news.${BUILD}.`)

  const opened = await ask(address.replace(origin, shell.url), { host })
  expect([opened.status, opened.headers.location]).toEqual([303, '/articles'])
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const seen = await ask(`${shell.url}/articles`, { cookie, host })
  expect(seen.text).toContain(AFTER)
  expect([seen.status, seen.headers['x-robots-tag'], seen.headers['cache-control']]).toEqual([
    ...[200, 'noindex', 'private, no-store'],
  ])
  const other = await fetch(`${shell.url}/articles`)
  expect(other.headers.get('x-robots-tag')).toBeNull()
  expect(await other.text()).not.toContain(AFTER)

  await page.goto(address)
  await expect(page).toHaveURL(`${origin}/articles`)
  await expect(page.getByRole('heading', { name: AFTER })).toBeVisible()
  const banner = page.getByRole('complementary', { name: 'Override' })
  await expect(banner).toContainText(`In this browser alone mf-news comes from build ${BUILD}`)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/About/)
  await menu.getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { name: AFTER })).toBeVisible()
  await banner.getByRole('button', { name: 'End' }).click()
  await expect(page.getByRole('heading', { name: BEFORE })).toBeVisible()
  await expect(page).toHaveURL(`${shell.url}/articles`)
})

test('an altered or unknown address shows that it does not work, and a preview is in no evidence', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/403/)
  const state: ReleaseState = await (
    await releaseApiOf(request, shell.url).state(await administrator(request))
  ).json()
  const address = state.remotes.flatMap(({ builds }) => builds).find(({ build }) => build === BUILD)?.preview
  const altered = address?.replace(BUILD, 'defdefdefdef') ?? ''
  expect((await page.goto(altered))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'This address does not work any more' })).toBeVisible()

  const report = page.waitForResponse((response) => response.url().endsWith('/page-reports'))
  await page.goto(address ?? '')
  expect((await report).status()).toBe(204)
})
