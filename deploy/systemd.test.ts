import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const unit = join(root, 'deploy/systemd/arunika.service')
const text = readFileSync(unit, 'utf8')
const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
const hasSystemd = analyze('--version').status === 0

describe('the systemd unit', () => {
  it('starts what is in the repository, and signals only its first process to end', () => {
    const [, script = ''] = /^ExecStart=\/usr\/bin\/env node \/opt\/arunika\/(\S+) start$/m.exec(text) ?? []
    expect(existsSync(join(root, script))).toBe(true)
    expect(text).toMatch(/^KillMode=mixed$/m)
    expect(text).toMatch(/^Restart=on-failure$/m)
  })

  it('runs an ordinary user that may write to its own folders only', () => {
    for (const setting of [
      'User=arunika',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ])
      expect(text.split('\n')).toContain(setting)
  })

  it.runIf(hasSystemd)('is understood by systemd, which finds its exposure low', () => {
    expect(analyze('verify')).toMatchObject({ status: 0, stderr: '' })
    // Tenths of its scale from 0 to 10.
    expect(analyze('security', '--offline=true', '--threshold=30')).toMatchObject({ status: 0 })
  })

  it.runIf(hasSystemd)(
    'has a timer for backups that systemd understands, and that starts what is there',
    () => {
      const files = ['service', 'timer'].map((kind) => join(root, `deploy/systemd/arunika-backup.${kind}`))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      const [, script = ''] =
        /\/opt\/arunika\/(deploy\/\S+) backup$/m.exec(readFileSync(files[0] ?? '', 'utf8')) ?? []
      expect(existsSync(join(root, script))).toBe(true)
    },
  )
})
