import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '@anyam/server/node'

const example = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A running copy of the example. */
export interface ExampleSite {
  /** Folder with its sources. */
  dir: string
  url: string
  /** Runs the `release` command in it. @returns its output, parsed */
  release(...args: string[]): Promise<Record<string, unknown>[]>
  /** The same with further settings. */
  releaseWith(settings: Record<string, string>, ...args: string[]): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

/** Copies the example next to itself, so that its links to libraries hold, and starts the copy. */
export async function startExample(): Promise<ExampleSite> {
  const dir = join(example, '../.cache')
  await rm(dir, { recursive: true, force: true })
  const filter = (path: string) => !/\/(dist|test|\.data|\.checkout-id)$/.test(path)
  await cp(example, dir, { recursive: true, verbatimSymlinks: true, filter })
  const { url, env, stop } = await startIn(dir, [process.execPath, 'start.ts'])
  const releaseWith: ExampleSite['releaseWith'] = async (own, ...args) => {
    const command = join(example, '../releases/src/cli.ts')
    const done = run(process.execPath, [command, ...args, '--json'], { cwd: dir, env: { ...env, ...own } })
    const { stdout } = await done.catch((error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`)
    })
    return JSON.parse(stdout)
  }
  return {
    dir,
    url,
    release: (...args) => releaseWith({}, ...args),
    releaseWith,
    async stop() {
      await stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Starts the site of a folder on free ports. */
export async function startIn(
  dir: string,
  [program = '', ...args]: readonly string[],
  settings = process.env,
) {
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const env = { ...settings, PORT: String(port), API_PORT: String(apiPort), PUBLIC_URL: url }
  // In a group of its own: package managers do not pass signals on.
  const child = spawn(program, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const exit = once(child, 'exit')
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  // It ends with this process, however that ends.
  process.once('exit', end)
  const isReady = async () => {
    for await (const line of createInterface({ input: child.stdout })) if (line.includes(url)) return
  }
  await Promise.race([
    isReady(),
    exit.then(() => {
      throw new Error('The site did not start.')
    }),
  ])
  return {
    url,
    env,
    async stop() {
      end()
      await exit
      process.off('exit', end)
    },
  }
}
