import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { extname, join } from 'node:path'

/** Below the ports that systems use for outgoing connections: from 32768 on Linux, from 49152 elsewhere. */
const FIRST_PORT = 20_000
const PORTS = 12_000

/**
 * Path of a module next to another, for code that is started by its path.
 * @param next the other module's `import.meta`
 * @param module without its extension: `.ts` in a checkout, `.js` in an installed package
 */
export const moduleNextTo = ({ dirname, filename }: ImportMeta, module: string): string =>
  join(dirname, module + extname(filename))

/** A random port of the loopback interface that was free when checked. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = FIRST_PORT + randomInt(PORTS)
    if (await isPortFree(port)) return port
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} is free.`)
}

/** Returns whether a server can listen on a port of the loopback interface. */
export async function isPortFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  await once(probe.close(), 'close')
  return true
}

/** Returns whether browsers and `fetch` refuse to connect to a free port, as to 4190 and 6000. */
export async function isPortBlocked(port: number): Promise<boolean> {
  const error = await fetch(`http://127.0.0.1:${port}`).catch((failure: Error) => failure)
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
}

/** Flushes a file to disk, so that it survives a power failure. */
export const syncFile = (path: string) => sync(path, 'r+')

/**
 * Flushes the names in a folder to disk, so that they survive a power failure. Windows cannot open a folder
 * to sync it, and protects names itself.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r')
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
