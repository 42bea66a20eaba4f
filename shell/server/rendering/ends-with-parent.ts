import { spawnSync } from 'node:child_process'

/** The kernel ends the command when its parent has died, even if it loops and hears of nothing. */
const BOUND = ['setpriv', '--pdeathsig', 'KILL', '--']

let known: readonly string[] | undefined

/**
 * Program and arguments that start a command which does not outlive this process; empty where util-linux is missing. There
 * a process that loops while this one is killed goes on until an operator ends it.
 */
export function endsWithParent(): readonly string[] {
  const [program = '', ...args] = BOUND
  known ??= spawnSync(program, [...args, process.execPath, '--version']).status === 0 ? BOUND : []
  return known
}
