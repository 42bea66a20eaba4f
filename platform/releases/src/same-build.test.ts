import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReleaseStore } from './store.ts'

const root = join(import.meta.dirname, '../../..')
const remotes = ['mf-teas', 'mf-visit']
const parts = ['platform', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
let elsewhere: string

/** A checkout in another folder, with other file times and a separate installation. */
beforeAll(async () => {
  // On the same file system, so that installed packages can be linked instead of copied.
  await mkdir(join(root, '.cache'), { recursive: true })
  elsewhere = await mkdtemp(join(root, '.cache/elsewhere-'))
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path: string) => basename(path) !== 'dist',
  }
  for (const part of parts) await cp(join(root, part), join(elsewhere, part), options)
  execFileSync('cp', ['-RlP', join(root, 'node_modules'), elsewhere])
})
afterAll(() => rm(elsewhere, { recursive: true, force: true }))

/** The build that the checkout's own command stores. */
function published(checkout: string, remote: string) {
  const dataDir = join(elsewhere, 'data', basename(checkout))
  const args = [join(checkout, 'platform/releases/src/cli.ts'), 'publish', remote, '--json']
  const output = execFileSync(process.execPath, args, {
    cwd: join(checkout, 'platform/example'),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const [{ build }] = JSON.parse(output) as [{ build: string }]
  return new ReleaseStore(join(dataDir, 'releases')).manifest(remote, build)
}

it.each(remotes)(
  'the same sources of %s give the same build in another folder: its id, and every byte',
  async (remote) => {
    const [here, there] = [await published(root, remote), await published(elsewhere, remote)]
    expect(there.build).toBe(here.build)
    expect(there.files).toEqual(here.files)
    expect(there.chunks).toEqual(here.chunks)
  },
  120_000,
)
