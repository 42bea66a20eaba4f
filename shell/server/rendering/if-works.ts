import { spawnSync } from 'node:child_process'

/**
 * Program and arguments that start a command in a certain way, if they work on this machine, else nothing; tried once.
 * @param starter what a command is appended to
 */
export function ifWorks(starter: readonly [program: string, ...args: string[]]): () => readonly string[] {
  const [program, ...args] = starter
  let known: readonly string[] | undefined
  return () => {
    known ??= spawnSync(program, [...args, process.execPath, '--version']).status === 0 ? starter : []
    return known
  }
}
