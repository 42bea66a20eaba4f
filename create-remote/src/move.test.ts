import { existsSync } from 'node:fs'
import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { putBack, takeOut } from './move.ts'

const root = join(import.meta.dirname, '../..')

async function folders(remote: string) {
  const dir = await mkdtemp(join(tmpdir(), 'move-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const here = join(dir, remote)
  await cp(join(root, remote), here, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  })
  return { here, there: join(dir, 'repository') }
}

async function textsIn(dir: string): Promise<Record<string, string>> {
  const names = await Array.fromAsync(glob('**/*.{ts,tsx,css,json}', { cwd: dir }))
  return Object.fromEntries(
    await Promise.all(
      names.sort().map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const),
    ),
  )
}

it('a remote in a repository of its own imports the kit alone, and comes back as it was', async () => {
  const { here, there } = await folders('mf-careers')
  const before = await textsIn(here)
  await takeOut(here, there)
  expect(existsSync(join(there, '.git'))).toBe(true)
  const { 'package.json': manifest = '', ...sources } = await textsIn(there)
  expect(manifest).not.toMatch(/workspace:|catalog:/)
  expect(JSON.parse(manifest).federation).toEqual(JSON.parse(before['package.json'] ?? '').federation)
  for (const [file, text] of Object.entries(sources))
    expect(text, file).not.toMatch(/from '@(anyam|arunika)\/(?!remote-kit\/)/)
  expect(await readFile(join(there, 'README.md'), 'utf8')).toContain(
    'pnpm release team add mf-careers /career,/privacy <key>',
  )
  await putBack(there, here)
  expect(await textsIn(here)).toEqual(before)
})

it('a remote that uses what the kit does not have cannot leave', async () => {
  const { here, there } = await folders('mf-admin')
  await expect(takeOut(here, there)).rejects.toThrow(
    'mf-admin imports @arunika/admin-contracts, which the kit does not have',
  )
  expect(await textsIn(there)).toEqual({})
})
