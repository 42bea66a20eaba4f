import type { CDPSession } from '@playwright/test'

interface Sent {
  url: string
  type: string
  start: number
  depth: number
  /** Compressed size of headers and body. */
  bytes: number
  /** Compressed size of the body. */
  body: number
  cached: boolean
  done: boolean
}

export interface Traffic {
  /** Bytes of script, compressed. */
  js: number
  /** All bytes over the network, including headers. */
  total: number
  requests: number
  scripts: number
  /** Length of the longest chain of dependent requests after the document. */
  chain: number
}

/** Records the requests of a page and which request caused which. */
export async function watchTraffic(session: CDPSession) {
  const sent = new Map<string, Sent>()
  let lastChange = performance.now()
  const byUrl = (url: string | undefined) => [...sent.values()].findLast((request) => request.url === url)

  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    lastChange = performance.now()
    if (!request.url.startsWith('http')) return
    const cause = initiator.stack ? initiator.stack.callFrames[0]?.url : initiator.url
    const depth = type === 'Document' ? 0 : (byUrl(cause)?.depth ?? 0) + 1
    const known = { url: request.url, type: type ?? 'Other', start: timestamp, depth }
    // Nothing waits for a page's beacons, and the browser does not report their completion.
    sent.set(requestId, { ...known, bytes: 0, body: 0, cached: false, done: type === 'Ping' })
  })
  const change = (requestId: string, what: Partial<Sent>) => {
    lastChange = performance.now()
    Object.assign(sent.get(requestId) ?? {}, what)
  }
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { cached: true }))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    change(requestId, { body: Number(length?.[1] ?? 0), ...(response.fromDiskCache && { cached: true }) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, done: true }),
  )
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }))

  return {
    /** Waits until the network has been idle for `ms`, counted from now. */
    async quiet(ms: number): Promise<void> {
      lastChange = performance.now()
      for (;;) {
        const waiting = [...sent.values()].some(({ done }) => !done)
        const idle = performance.now() - lastChange
        if (!waiting && idle >= ms) return
        await new Promise((resolve) => setTimeout(resolve, waiting ? 20 : ms - idle))
      }
    },
    /** @param shown, live seconds since the document's request; later requests do not count for the chain */
    sum({ shown, live }: { shown: number; live: number }): Traffic {
      const all = [...sent.values()].filter(({ cached }) => !cached)
      const began = all.find(({ type }) => type === 'Document')?.start ?? 0
      // Data requested after the page is shown is the first poll, which delays nothing.
      const isAwaited = ({ type, start }: Sent) =>
        start - began < (type === 'Fetch' ? shown : Math.max(shown, live))
      const sumOf = (some: Sent[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
      const scripts = all.filter(({ type }) => type === 'Script')
      return {
        js: scripts.reduce((sum, { body }) => sum + body, 0),
        scripts: scripts.length,
        total: sumOf(all),
        requests: all.length,
        chain: Math.max(...all.filter(isAwaited).map(({ depth }) => depth)),
      }
    },
  }
}
