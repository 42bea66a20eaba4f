import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { pnpmIn } from '../../platform/create/src/pnpm.ts'
import { patience } from '../../platform/test-support/src/patience.ts'
import { copyPlatform } from './copy-platform.ts'

it(
  'the platform in an empty folder installs, passes its types and its tests',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'platform-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    await copyPlatform(dir)
    await pnpmIn(dir, 'install', '--no-frozen-lockfile', '--offline')
    const run = (command: string, ...args: string[]) =>
      promisify(execFile)(command, args, {
        cwd: dir,
        env: { ...process.env, PATH: join(dir, 'node_modules/.bin') + delimiter + process.env.PATH },
        maxBuffer: 64 * 1024 * 1024,
      })
    await run('tsc', '-b', 'platform', 'platform/host', 'platform/example')
    const { stdout } = await run('vitest', 'run', '--maxWorkers=2')
    expect(stripVTControlCharacters(stdout)).toMatch(/Test Files +\d+ passed \(\d+\)\n/)
  },
  patience(600_000),
)
