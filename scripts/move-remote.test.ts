import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { putBack, takeOut } from '../platform/create/src/move.ts'

const root = join(import.meta.dirname, '..')

/** The site's repository with one remote, committed. */
async function folders(remote: string) {
  const dir = await mkdtemp(join(tmpdir(), 'move-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const site = join(dir, 'site')
  for (const part of [remote, '.github', '.gitignore'])
    await cp(join(root, part), join(site, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: site,
      encoding: 'utf8',
    })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Start')
  return { atSite: { root: site, remote }, here: join(site, remote), there: join(dir, 'repository'), git }
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
  const { atSite, here, there, git } = await folders('mf-careers')
  const before = await textsIn(here)
  await takeOut(atSite, there)
  expect(existsSync(join(there, '.git'))).toBe(true)
  const { 'package.json': manifest = '', ...sources } = await textsIn(there)
  expect(manifest).not.toMatch(/workspace:|catalog:/)
  expect(JSON.parse(manifest).federation).toEqual(JSON.parse(before['package.json'] ?? '').federation)
  for (const [file, text] of Object.entries(sources))
    expect(text, file).not.toMatch(/from '@(anyam|arunika)\/(?!remote-kit\/)/)
  const readme = await readFile(join(there, 'README.md'), 'utf8')
  expect(readme).toContain('pnpm release team add mf-careers /career,/privacy <key>')
  expect(readme).toContain('pnpm release team withdraw mf-careers <key>')
  expect(readme).toContain('\n\n## Release\n\nYour key signs')

  expect(existsSync(here)).toBe(false)
  const changes = () =>
    git('status', '--porcelain')
      .split('\n')
      .map((text) => text.slice(3))
  const elsewhere = (await changes()).filter((file) => !file.startsWith('mf-careers/'))
  expect(elsewhere).toEqual(['.github/CODEOWNERS', '.github/workflows/mf-careers.yml', ''])
  expect(await readFile(join(atSite.root, '.github/CODEOWNERS'), 'utf8')).not.toContain('careers')
  git('add', '.')
  git('commit', '-qm', 'Move mf-careers')
  await putBack(there, atSite)
  expect(await textsIn(here)).toEqual(before)
  git('add', '.')
  git('commit', '-qm', 'Move it back')
  expect(git('diff', 'HEAD~2', '--stat', '--', 'mf-careers', '.github/workflows')).toBe('')
  expect(await readFile(join(atSite.root, '.github/CODEOWNERS'), 'utf8')).toContain(
    '/mf-careers/ @arunika/team-careers\n/.github/workflows/mf-careers.yml @arunika/team-careers\n',
  )
})

it('uncommitted changes are not moved, and nothing is removed', async () => {
  const { atSite, here, there } = await folders('mf-careers')
  await appendFile(join(here, 'src/added.ts'), 'export {}\n')
  await expect(takeOut(atSite, there)).rejects.toThrow(
    'Commit or discard these changes first:\n?? mf-careers/src/added.ts',
  )
  await expect(putBack(there, atSite)).rejects.toThrow('Commit or discard these changes first:')
  expect(existsSync(there)).toBe(false)
})

it('a remote that uses what the kit does not have cannot leave', async () => {
  const { atSite, there } = await folders('mf-admin')
  await expect(takeOut(atSite, there)).rejects.toThrow(
    'mf-admin imports @arunika/admin-contracts, which the kit does not have',
  )
  expect(await textsIn(there)).toEqual({})
})
