import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Runs a command at the root of the repository. Its output is shown when it fails, or always if it is
 * worth watching.
 * @returns whether it ended well
 */
export function run(
  command: string,
  args: string[],
  options: { watch?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.watch ? 'inherit' : 'pipe', options.watch ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      if (code !== 0 && output) console.log(output)
      resolve(code === 0)
    })
  })
}
