import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Outcome } from './first-bad.ts'

/** Exit code for a build that cannot be tested, as in `git bisect run`. */
const SKIP = 125
/** Exit codes of a shell for a command that it cannot run or does not find. */
const NOT_RUN = [126, 127]
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface TestRun {
  env: Record<string, string>
  /** A command that takes longer is ended, and its outcome is `skipped`. */
  deadlineMs: number
}

/**
 * Runs a command line, whose exit code is the outcome. Its output goes to the error output.
 * @throws Error if it cannot be run
 */
export async function testCommand(command: string, { env, deadlineMs }: TestRun): Promise<Outcome> {
  // In a separate process group, so that no process of a pipeline outlives the deadline.
  const child = spawn(command, {
    ...{ shell: true, detached: true, stdio: ['ignore', 2, 2] },
    env: { ...process.env, ...env },
  })
  let isLate = false
  const kill = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'))
  const timer = setTimeout(() => {
    isLate = true
    kill()
  }, deadlineMs)
  const stop = () => {
    kill()
    process.exit(1)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    const [code] = await once(child, 'exit')
    if (NOT_RUN.includes(code)) throw new Error(`The test cannot be run: ${command} exits with ${code}.`)
    if (isLate || code === SKIP) return 'skipped'
    return code === 0 ? 'good' : 'bad'
  } finally {
    clearTimeout(timer)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
