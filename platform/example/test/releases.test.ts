import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { presentBrowser } from '../../releases/src/gate/present-browser.ts'
import { type ExampleSite, startExample } from './site.ts'

let site: ExampleSite
let browser: Browser
beforeAll(async () => {
  site = await startExample()
  const executablePath = presentBrowser()
  browser = await chromium.launch(executablePath ? { executablePath } : {})
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Publishes a page `/visit` with this heading. @returns the build */
async function publish(heading: string, more = ''): Promise<string> {
  const file = join(site.dir, 'mf-visit/src/visit.tsx')
  await writeFile(file, `${more}\nexport default function VisitPage() { return <h1>${heading}</h1> }\n`)
  const [published] = await site.release('publish', 'mf-visit')
  return String(published?.build)
}

const promote = (build: string) =>
  site.release('promote', 'mf-visit', build, '--force', 'the gate has separate tests')

/** The heading of `/visit` as the server sends it to a visitor. */
async function headingFor(): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}/visit`)).text()
  return /<h1>([^<]*)/.exec(html)?.[1]
}

const live = async () =>
  String((await site.release('status')).find(({ remote }) => remote === 'mf-visit')?.build)

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

it('an open tab stays on its builds', async () => {
  const page = await browser.newPage()
  await page.goto(site.url)
  await mark(page)
  await promote(await publish('Released'))
  await expect.poll(headingFor).toBe('Released')
  await page.getByRole('link', { name: 'Visit' }).click()
  await page.getByRole('heading', { name: 'Visit' }).waitFor()
  expect(await isMarked(page)).toBe(true)
  await page.close()
})

it('an open tab whose builds are gone gets its next page as a new document', async () => {
  const [first, second] = [await live(), await publish('Second')]
  await promote(second)
  const page = await browser.newPage()
  await page.goto(site.url)
  await mark(page)
  for (const heading of ['Third', 'Fourth']) await promote(await publish(heading))
  for (const build of [first, second])
    await site.release('unpublish', 'mf-visit', build, '--reason', 'nobody should see it')
  await page.getByRole('link', { name: 'Visit' }).click()
  await page.getByRole('heading', { name: 'Fourth' }).waitFor()
  expect(await isMarked(page)).toBe(false)
  await page.close()
})

it('a build that dies on the server costs no visitor the page: the build before it is rendered', async () => {
  await promote(await publish('Sound'))
  await expect.poll(headingFor).toBe('Sound')
  const dying = await publish('Dying', "if (typeof document === 'undefined') throw new Error('dead')")
  await promote(dying)
  expect(await live()).toBe(dying)
  for (let visit = 0; visit < 10; visit += 1) expect(await headingFor()).toBe('Sound')
  await site.release('rollback', 'mf-visit')
})

it('the gate refuses a build whose page fails, with the reason, and it does not go live', async () => {
  const build = await publish(
    '{fail()}',
    "const fail = () => { if (typeof document === 'object') throw new Error('dead') }",
  )
  const refusal = await site.release('promote', 'mf-visit', build).catch(({ message }: Error) => message)
  expect(refusal).toMatch(/The gate refuses mf-visit \w+:\n.*\/visit/)
  expect(await headingFor()).toBe('Sound')
})

it('a colleague opens a build by its preview, and no other visitor gets it', async () => {
  const build = await publish('For a colleague')
  const [{ preview } = {}] = await site.release('preview', 'mf-visit', build)
  const page = await browser.newPage()
  await page.goto(String(preview))
  await page.getByRole('heading', { name: 'For a colleague' }).waitFor()
  expect(await headingFor()).toBe('Sound')
  const altered = await page.goto(String(preview).replace(build, 'defdefdefdef'))
  expect(altered?.status()).toBe(403)
  await page.close()
})

it('a team releases its remote by its token, and no other remote', async () => {
  const [{ token } = {}] = await site.release('token', 'create', 'mf-visit', 'team', 'publish,promote')
  const team = { RELEASE_TOKEN: String(token) }
  const build = await publish('Of the team')
  await site.releaseWith(team, 'promote', 'mf-visit', build, '--reason', 'ours')
  await expect.poll(headingFor).toBe('Of the team')
  await expect(site.releaseWith(team, 'rollback', 'mf-teas')).rejects.toThrow(/mf-teas/)
})
