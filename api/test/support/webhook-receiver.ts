import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PublicationEvent } from '../../src/db/schema/index.ts'

export const WEBHOOK_KEY = Buffer.from('a secret of at least twenty-four bytes')
export const SECRET = `whsec_${WEBHOOK_KEY.toString('base64')}`

/** A receiver of webhooks. It ends with the test. */
export async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; text: string; body: PublicationEvent }[] = []
  const statuses: number[] = []
  let isSilent = false
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    received.push({ headers: request.headers, text, body: JSON.parse(text) })
    if (!isSilent) response.writeHead(statuses.shift() ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    statuses,
    setSilent(silent: boolean) {
      isSilent = silent
    },
    events: () => received.map(({ body }) => `${body.event} ${body.title}`),
  }
}
