import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Difference of another api version: which address it requests instead, and how it transforms the data. */
export interface OtherVersion {
  /** The address to request instead; undefined for an unknown call. */
  ask(url: string): string | undefined
  change(url: string, data: unknown): unknown
}

export interface Relay {
  url: string
  close(): Promise<void>
}

/**
 * A relay in front of the api that rewrites its responses to those of another version. It accepts only read
 * requests.
 */
export async function relayTo(apiUrl: string, version: OtherVersion): Promise<Relay> {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function respond({ url = '/', headers, method }: IncomingMessage, response: ServerResponse) {
    const forwarded = method === 'GET' ? version.ask(url) : undefined
    if (forwarded === undefined) return send(response, 404, { message: 'Not found.', code: 'NOT_FOUND' })
    const found = await fetch(apiUrl + forwarded, {
      headers: headers.authorization ? { authorization: headers.authorization } : {},
    })
    const type = found.headers.get('content-type') ?? ''
    if (found.ok && type.includes('json'))
      return send(response, found.status, version.change(url, await found.json()))
    response.writeHead(found.status, { 'content-type': type }).end(Buffer.from(await found.arrayBuffer()))
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
}
