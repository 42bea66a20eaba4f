import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '@anyam/server/version'
import { afterAll, describe, expect, it } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'arunika-operator-command-'))
afterAll(() => rmSync(dir, { recursive: true }))

const COMMANDS = {
  backup: ['backup/cli.ts', 'backup'],
  restore: ['backup/cli.ts', 'restore'],
  drill: ['backup/cli.ts', 'drill'],
  pitr: ['pitr/cli.ts'],
  doctor: ['doctor/cli.ts'],
}

function run([script = '', ...command]: readonly string[], ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: join(dir, 'data'), BACKUP_DIR: join(dir, 'backups') }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), ...command, ...args],
    { cwd: dir, env, encoding: 'utf8' },
  )
  return { code: status, output: stdout, complained: stderr }
}

describe.each(Object.entries(COMMANDS))('pnpm %s', (name, command) => {
  it.each(['--help', '-h'])(
    'prints what it does, takes, reads and exits with, and does nothing: %s',
    (flag) => {
      const { code, output, complained } = run(command, flag)
      expect({ code, complained }).toEqual({ code: 0, complained: '' })
      expect(output).toMatch(new RegExp(`^pnpm (run )?${name} `))
      for (const title of ['Options', 'Environment', 'Exit codes']) expect(output).toContain(`\n\n${title}\n`)
      expect(readdirSync(dir)).toEqual([])
    },
  )

  it('prints the version of the product', () => {
    expect(run(command, '--version')).toEqual({ code: 0, output: `${VERSION}\n`, complained: '' })
  })

  it('says that it does not know an option, and which ones there are', () => {
    const { code, output, complained } = run(command, '--dance')
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complained).toMatch(new RegExp(`^Unknown option '--dance'\\.\n\npnpm (run )?${name} `))
    expect(existsSync(join(dir, 'data'))).toBe(false)
  })
})

it.each([
  [COMMANDS.backup, ['a.tar', 'b.tar'], "Unexpected argument 'b.tar'."],
  [COMMANDS.restore, [], 'Name the backup to restore.'],
  [COMMANDS.pitr, ['sing'], "There is no command 'sing'."],
  [COMMANDS.pitr, ['as-of', 'yesterday', 'a.tar'], 'Name a moment and a file.'],
])('a call that makes no sense is refused with a sentence: %s %s', (command, args, sentence) => {
  const { code, complained } = run(command, ...args)
  expect(code).toBe(2)
  expect(complained).toMatch(new RegExp(`^${sentence}\n`))
})
