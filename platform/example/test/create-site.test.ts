import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { pnpmOnPath } from '../../create/src/pnpm.ts'
import { presentBrowser } from '../../releases/src/gate/present-browser.ts'
import { startIn } from './site.ts'

const run = promisify(execFile)

it('a site from the packed packages, in an empty folder, is released by the commands of its README', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'create-site-'))
  onTestFinished(() => rm(outside, { recursive: true, force: true }))
  const dir = join(outside, 'my-site')
  const env = { ...process.env, PATH: await pnpmOnPath(outside) }
  await run(process.execPath, [join(import.meta.dirname, '../../create/src/create-site.ts'), dir], { env })
  const readme = await readFile(join(dir, 'README.md'), 'utf8')
  const commands = [...readme.matchAll(/^pnpm .*?(?= *#|$)/gm)].map(([command]) => command)
  const [install, start, publish, canary, promote, rollback] = commands as [string, ...string[]]
  expect(rollback).toBe('pnpm release rollback mf-teas')
  await run('sh', ['-c', `${install} --prefer-offline`], { cwd: dir, env })
  await run('sh', ['-c', 'pnpm exec tsc --noEmit'], { cwd: dir, env })
  const site = await startIn(dir, ['sh', '-c', String(start)], env)
  onTestFinished(() => site.stop())
  const release = (command = '') => run('sh', ['-c', command], { cwd: dir, env: site.env })
  const headingOfNewVisitor = async () => /<h1>([^<]*)/.exec(await (await fetch(site.url)).text())?.[1]

  const file = join(dir, 'mf-teas/src/teas.tsx')
  await writeFile(file, (await readFile(file, 'utf8')).replace('<h1>Teas', '<h1>All teas'))
  await release(publish)
  expect(await headingOfNewVisitor()).toBe('Teas')
  await release(canary)
  await expect.poll(headingOfNewVisitor).toBe('All teas')
  await expect.poll(headingOfNewVisitor).toBe('Teas')
  await release(promote)
  await expect.poll(headingOfNewVisitor).toBe('All teas')

  const executablePath = presentBrowser()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(site.url)
  await page.getByText('Jasmine').waitFor()
  // Each poll of the page follows from its scripts.
  await page.waitForResponse((response) => new URL(response.url()).pathname === '/api/teas')
  expect(errors).toEqual([])

  await release(rollback)
  await expect.poll(headingOfNewVisitor).toBe('Teas')
})
