import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Flushes a file to disk, so that it survives a power cut. */
export const syncFile = (path: string) => sync(path, 'r+')

/** Has the names in a folder outlive a power cut. Windows cannot open one to sync it, and keeps them safe on its own. */
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
