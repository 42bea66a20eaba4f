import { spawnSync } from 'node:child_process'

/**
 * Returns the program and arguments that start a command in a certain way, or nothing if they do not work on
 * this machine. Tried once.
 * @param starter program and arguments that precede the command
 */
export function ifWorks(starter: readonly [program: string, ...args: string[]]): () => readonly string[] {
  const [program, ...args] = starter
  let known: readonly string[] | undefined
  return () => {
    known ??= spawnSync(program, [...args, process.execPath, '--version']).status === 0 ? starter : []
    return known
  }
}
