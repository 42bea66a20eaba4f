/** Process: plain `node:http` that sends the bytes it received at start. */
import { createServer } from 'node:http'

/** Bytes and headers by path, as recorded from another server. */
export type Prepared = Record<string, { body: string; headers: Record<string, string> }>

process.once('message', (prepared: Prepared) => {
  const documents = new Map(
    Object.entries(prepared).map(([path, { body, headers }]) => {
      const bytes = Buffer.from(body, 'base64')
      const { etag, vary = '', 'cache-control': cacheControl = '' } = headers
      const known = etag ? { etag, vary, 'cache-control': cacheControl } : undefined
      return [path, { bytes, headers: { ...headers, 'content-length': String(bytes.length) }, known }]
    }),
  )
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? '')
    if (!document) return response.writeHead(404).end()
    if (document.known && request.headers['if-none-match'] === document.known.etag)
      return response.writeHead(304, document.known).end()
    response.writeHead(200, document.headers)
    response.end(document.bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit())
