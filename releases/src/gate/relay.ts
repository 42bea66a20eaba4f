import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What another version of the api would answer: another address to ask, and other data than came from there. */
export interface OtherVersion {
  /** Address that is asked instead; undefined for a call that it does not know. */
  ask(url: string): string | undefined
  change(url: string, data: unknown): unknown
}

export interface Relay {
  url: string
  close(): Promise<void>
}

/** Stands before the api and makes its answers those of another version. It takes calls that change nothing. */
export async function relayTo(apiUrl: string, version: OtherVersion): Promise<Relay> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function answer({ url = '/', headers, method }: IncomingMessage, response: ServerResponse) {
    const asked = method === 'GET' ? version.ask(url) : undefined
    if (asked === undefined) return send(response, 404, { message: 'Not found.', code: 'NOT_FOUND' })
    const found = await fetch(apiUrl + asked, {
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
