import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { getBytes } from '../lib/product.ts'
import type { Prepared } from './bare.ts'

/** Starts a bare server that sends the same bytes and headers as the given addresses. */
export async function startBare(addresses: readonly string[]) {
  const prepared: Prepared = {}
  for (const address of addresses) {
    const { status, headers, body } = await getBytes(address)
    if (status !== 200) throw new Error(`${address} got a ${status}`)
    const { date, connection, 'keep-alive': alive, 'transfer-encoding': transfer, ...own } = headers
    const { pathname, search } = new URL(address)
    prepared[pathname + search] = { body: body.toString('base64'), headers: own as Record<string, string> }
  }
  const child = fork(join(import.meta.dirname, 'bare.ts'))
  child.send(prepared)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
