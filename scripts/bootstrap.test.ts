import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../platform/server/src/node/index.ts'

const root = join(import.meta.dirname, '..')

test('a fresh copy without a network says so in one sentence', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'no-network-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/bootstrap.mjs'])
    await cp(join(root, file), join(dir, file))
  const nowhere = `http://127.0.0.1:${await freePort()}/`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: dir,
    encoding: 'utf8',
    // An empty home: nothing has been downloaded before.
    env: { PATH: process.env.PATH, HOME: dir, npm_config_registry: nowhere },
  })
  expect(status).toBe(1)
  expect(stdout).toBe('… Installing\n')
  expect(stderr).toMatch(/^The package registry cannot be reached, [^\n]+\n$/)
})

test('packages are checked against the Node that runs them, not the one that installs them', async () => {
  const settings = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  expect(settings.nodeVersion).toBe(settings.catalog.node)
})
