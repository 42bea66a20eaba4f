import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

/** `federation.container` of a remote by the tool that builds its container. webpack's own plugin writes no manifest. */
const TOOLS = {
  webpack: { folder: 'built', entry: 'remoteEntry.js', global: 'workshops_of_webpack' },
  rspack: 'built',
  rsbuild: 'built',
  vite: 'built',
}

/** The exposed page is a chunk of its own, uses hooks and reads its address. */
const containerAt = (path: string) => ({
  // Some tools want an entry of their own.
  'index.js': '',
  'routes.js': `export const routes = [{ path: '${path}', lazy: () => import('./page.js') }]`,
  'page.js': `import { createElement as h, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
export default function Workshops() {
  const [places, setPlaces] = useState(1)
  const { pathname } = useLocation()
  return h('section', {},
    h('h1', {}, 'Workshops'),
    h('p', {}, 'Tea for beginners, at ' + pathname),
    h('button', { type: 'button', onClick: () => setPlaces(places + 1) }, 'Places: ' + places),
    h(Link, { to: '/visit' }, 'Where to find us'))
}`,
})

/** Creates a remote with a container in the running copy of the example. */
async function makeRemote(name: string, path: string, container: string | object): Promise<string> {
  const dir = join(site.dir, name)
  const like = join(site.dir, 'mf-teas')
  await mkdir(join(dir, 'src/expose'), { recursive: true })
  await cp(join(like, 'node_modules'), join(dir, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  await cp(join(like, 'rspack.config.ts'), join(dir, 'rspack.config.ts'))
  const manifest = JSON.parse(await readFile(join(like, 'package.json'), 'utf8'))
  const nav = [{ label: 'Workshops', to: path, position: 30 }]
  await writeFile(
    join(dir, 'package.json'),
    JSON.stringify({
      ...manifest,
      name,
      federation: { ...manifest.federation, owns: [path], nav, container },
    }),
  )
  await writeFile(
    join(dir, 'src/expose/routes.tsx'),
    `import { containerRoutes } from '@anyam/federation/container'

export const routes = containerRoutes('${name}', [
  { path: '${path}', title: 'Workshops', description: 'Tea for beginners.' },
])
`,
  )
  await mkdir(join(dir, 'container'))
  for (const [file, text] of Object.entries(containerAt(path)))
    await writeFile(join(dir, 'container', file), text)
  // The toolchain's own libraries.
  await symlink(join(import.meta.dirname, '../node_modules'), join(dir, 'container/node_modules'))
  return dir
}

/** Visits the page, uses it, leaves it by its link and comes back, in one document. */
async function use(page: Page, path: string, text: string): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(site.url + path)
  const shown = page.getByText(`${text}, at ${path}`)
  await shown.waitFor()
  await page.getByRole('button', { name: 'Places: 1' }).click()
  await page.getByRole('button', { name: 'Places: 2' }).waitFor()
  await page.getByRole('link', { name: 'Where to find us' }).click()
  await page.getByRole('heading', { name: 'Visit' }).waitFor()
  await page.getByRole('link', { name: 'Workshops' }).click()
  await shown.waitFor()
  const [document] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(({ name }) => name),
  )
  expect(document).toBe(site.url + path)
  expect(errors).toEqual([])
}

const textOf = async (path: string) => (await fetch(site.url + path)).text()

for (const [tool, container] of Object.entries(TOOLS))
  it(`a container that ${tool} has built is published, shown by browsers, canaried and rolled back`, async () => {
    const [name, path] = [`mf-${tool}`, `/${tool}-workshops`]
    const dir = await makeRemote(name, path, container)
    const build = async () => {
      const script = join(import.meta.dirname, 'toolchains.ts')
      // As in a terminal: Vite's plugin leaves out the manifest in tests.
      const { VITEST, NODE_ENV, ...env } = process.env
      const args = [script, tool, join(dir, 'container'), join(dir, 'built')]
      await promisify(execFile)(process.execPath, args, { env })
      const [published] = await site.release('publish', name)
      return String(published?.build)
    }
    const first = await build()
    expect(await site.release('check', name, first)).toContainEqual(
      expect.objectContaining({ remark: expect.stringContaining('rendered by browsers') }),
    )
    await site.release('promote', name, first)
    await expect.poll(() => textOf(path)).toContain('<h1>Workshops</h1>')
    expect(await site.release('status')).toContainEqual(
      expect.objectContaining({ remote: name, rendered: 'by browsers' }),
    )
    const page = await browser.newPage()
    await use(page, path, 'Tea for beginners')

    const source = join(dir, 'container/page.js')
    await writeFile(source, (await readFile(source, 'utf8')).replace('for beginners', 'for everybody'))
    const second = await build()
    await site.release('canary', name, '100', second)
    await expect.poll(() => textOf(path)).toContain(second)
    await use(page, path, 'Tea for everybody')
    await site.release('promote', name, second)
    await site.release('rollback', name)
    await expect.poll(() => textOf(path)).not.toContain(second)
    await use(page, path, 'Tea for beginners')
    await page.close()
    await site.release('retire', name)
    await expect.poll(async () => (await fetch(site.url + path)).status).toBe(404)
  })
