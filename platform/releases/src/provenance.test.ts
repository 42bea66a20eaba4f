import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commitInWords, provenanceOf } from './provenance.ts'

/** A checkout with two remotes, committed. */
async function checkout() {
  const root = await mkdtemp(join(tmpdir(), 'provenance-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  for (const dir of ['mf-news', 'mf-careers', 'platform', 'shared']) {
    await mkdir(join(root, dir))
    await writeFile(join(root, dir, 'index.ts'), '')
  }
  await writeFile(join(root, 'pnpm-lock.yaml'), '')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', 'commit', '-qm', 'Start')
  return { root, dir: join(root, 'mf-news'), commit: git('rev-parse', 'HEAD') }
}

it('a build of committed sources names the commit, whatever lies elsewhere in the checkout', async () => {
  const { root, dir, commit } = await checkout()
  await writeFile(join(root, 'mf-careers/index.ts'), 'changed')
  expect(provenanceOf(dir)).toEqual({ commit })
  expect(commitInWords(provenanceOf(dir))).toBe(commit.slice(0, 8))
})

it.each(['mf-news/index.ts', 'mf-news/added.ts', 'platform/index.ts', 'shared/index.ts', 'pnpm-lock.yaml'])(
  'a build with an uncommitted %s says so',
  async (file) => {
    const { root, dir, commit } = await checkout()
    await writeFile(join(root, file), 'changed')
    expect(provenanceOf(dir)).toEqual({ commit, dirty: true })
    expect(commitInWords(provenanceOf(dir))).toBe(`${commit.slice(0, 8)} and uncommitted changes`)
  },
)

it('sources that are in no repository have no commit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'provenance-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  expect(provenanceOf(dir)).toEqual({ commit: 'none' })
})
