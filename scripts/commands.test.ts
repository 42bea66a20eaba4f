import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { VERSION } from '../shared/server/src/version/index.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const dir = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** Commands that other tests run with these options. */
const TRIED_ELSEWHERE = /operator|deploy\/(backup|pitr|doctor)\//
/** Writes the notices of libraries, and takes no arguments. */
const WITHOUT_ARGUMENTS = ['licences:write']

const ours = Object.entries<string>(scripts).filter(
  ([name, command]) =>
    /^node (?!.*&&)/.test(command) && !TRIED_ELSEWHERE.test(command) && !WITHOUT_ARGUMENTS.includes(name),
)

it.each(ours)(
  '%s --help prints its manual and --version the version, and nothing starts',
  (_name, command) => {
    const run = (flag: string) => {
      const [, ...words] = command.split(' ')
      const env = { ...process.env, DATA_DIR: dir }
      const { status, stdout } = spawnSync(process.execPath, [...words, flag], {
        cwd: root,
        env,
        encoding: 'utf8',
      })
      return { status, stdout }
    }
    expect(run('--version')).toEqual({ status: 0, stdout: `${VERSION}\n` })
    const help = run('--help')
    expect(help.status).toBe(0)
    expect(help.stdout).toMatch(/^\S.{15,}/)
    expect(readdirSync(dir)).toEqual([])
  },
)
