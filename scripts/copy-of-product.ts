import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../platform/server/src/node/index.ts'

const root = join(import.meta.dirname, '..')

const START = [process.execPath, join(root, 'scripts/bootstrap.mjs'), 'start'] as const

/** A copy of the product for a run of tests or measurements. */
export interface CopyOfProduct {
  url: string
  apiUrl: string
  lmsUrl: string
  /** Of the command that runs it. */
  pid: number
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, on free ports; ready when it resolves.
 * @param settings environment of this copy, in addition to that of this process
 * @param options.command what starts it
 * @param options.port where the site listens, a free one otherwise
 * @throws Error with its output, when it ends before it is ready
 */
export async function startCopy(
  settings: Record<string, string>,
  options: { command?: readonly [string, ...string[]]; port?: number } = {},
): Promise<CopyOfProduct> {
  const [program, ...args] = options.command ?? START
  const [port, apiPort, lmsPort] = await Promise.all([options.port ?? freePort(), freePort(), freePort()])
  const url = `http://localhost:${port}`
  const ports = { PORT: String(port), API_PORT: String(apiPort), LMS_PORT: String(lmsPort) }
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...ports, PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  // However this process ends, nothing stays behind.
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (/^ {2}Data /m.test(output)) resolve()
    })
    exit.then(() => reject(new Error(`The product did not start:\n${output}`)), reject)
  })
  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    lmsUrl: `http://localhost:${lmsPort}`,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', leave)
      if (child.exitCode === null && child.signalCode === null) leave()
      await exit
    },
  }
}
