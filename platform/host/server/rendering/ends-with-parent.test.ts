import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patience } from '@anyam/test-support/patience'
import { expect, it, vi } from 'vitest'

/** Starts a process that loops, as a page may, prints its id, and waits. */
const PARENT = `
  const { spawn } = await import('node:child_process')
  const { endsWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'ends-with-parent.ts'))})
  const [program, ...args] = [...endsWithParent(), process.execPath, '-e', 'for (;;) {}']
  console.log(spawn(program, args, { stdio: 'ignore' }).pid)
  setInterval(() => {}, 1000)
`

/** A process that has ended may still be listed until it is reaped. */
const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

it.runIf(process.platform === 'linux')(
  'a render process that loops does not outlive a shell that is killed',
  async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [text] = await once(parent.stdout, 'data')
    const child = Number(text)
    expect(isRunning(child)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(child)).toBe(false), patience(10_000))
  },
  patience(20_000),
)
