import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { licences } from './licences.ts'

it('names each library of all live builds once, below what the site says of itself', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'licences-'))
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await rm(dir, { recursive: true })
  })
  const write = async (folder: string, ...notices: string[]) => {
    await mkdir(join(dir, folder), { recursive: true })
    await writeFile(join(dir, folder, 'licences.txt'), notices.join(`\n${'='.repeat(80)}\n`))
  }
  await write('shell', 'react 19\nLicence: MIT', 'swr 2\nLicence: MIT')
  await write('mf-admin/a1/web', 'ckeditor5 48\nLicence: GPL', 'react 19\nLicence: MIT')
  licences(app, {
    introduction: 'The site runs on these.',
    shellDir: join(dir, 'shell'),
    genuine: {
      read: (remote, build, file) => readFile(join(dir, remote, build, 'web', file)).catch(() => undefined),
    },
    live: () => ({ id: 'x', remotes: { 'mf-admin': { build: 'a1' }, 'mf-news': { build: 'b2' } } as never }),
  })
  const { body } = await app.inject({ url: '/licences' })
  expect(body.match(/^react 19$/gm)).toHaveLength(1)
  expect(body).toContain('ckeditor5 48')
  expect(body).toMatch(/^The site runs on these\.\n/)
})
