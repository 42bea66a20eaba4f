import { spawnSync } from 'node:child_process'

/** A new network namespace has only a loopback device that is down; the user namespace needs no rights. */
const UNSHARED = ['unshare', '--user', '--net', '--']

let known: readonly string[] | undefined

/**
 * Program and arguments that start a command without any network; empty where this machine forbids namespaces, as many
 * containers do. Then the render process has the barrier inside it alone (`process/lockdown.ts`).
 */
export function networkBarrier(): readonly string[] {
  const [program = '', ...args] = UNSHARED
  known ??= spawnSync(program, [...args, process.execPath, '--version']).status === 0 ? UNSHARED : []
  return known
}
