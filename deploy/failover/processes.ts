import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '@arunika/testing/patience'
import type { Launcher } from '../../api/src/db/embedded/privileges.ts'

const START_DEADLINE_MS = patience(20_000)

/** Starts a program that refuses to run as root; it ends with this process, even if that is killed. */
export function launch({ prefix }: Launcher, command: readonly string[], log: string): ChildProcess {
  const output = openSync(log, 'a')
  const [program = '', ...args] = [...prefix, 'setpriv', '--pdeathsig', 'QUIT', ...command]
  const child = spawn(program, args, { stdio: ['ignore', output, output], detached: true })
  closeSync(output)
  return child
}

/** Runs a program to completion. @throws Error that names the log */
export async function complete(launcher: Launcher, command: readonly string[], log: string) {
  const [code] = await once(launch(launcher, command, log), 'exit')
  if (code !== 0) throw new Error(`${command[0]} failed; see ${log}.`)
}

/** @throws Error if the program ends or the condition is not met in time */
export async function untilTrue(isTrue: () => Promise<boolean>, what: string, child?: ChildProcess) {
  for (const giveUpAt = Date.now() + START_DEADLINE_MS; !(await isTrue()); await pause(20))
    if (Date.now() > giveUpAt || (child && child.exitCode !== null)) throw new Error(`${what} is not ready.`)
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function childrenOf(parent: number): Promise<number[]> {
  const numbers = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const stats = await Promise.all(numbers.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return numbers.filter((_, nth) => {
    const stat = stats[nth] ?? ''
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
  })
}

/** Kills a server with all of its processes, like the loss of its machine. */
export async function killAll(child: ChildProcess): Promise<void> {
  const parent = child.pid ?? 0
  const children = await childrenOf(parent)
  for (const pid of [parent, ...children]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process already ended with its parent.
    }
  }
  await once(child, 'exit')
}
