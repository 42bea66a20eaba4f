import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTopology, type Topology } from './topology.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

interface Export {
  resourceSpans: {
    resource: { attributes: Span['attributes'] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const attribute = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

/** Received spans, with the service that sent them. */
const received: (Span & { service: string | undefined })[] = []
let text = ''

/** A collector, the receiving end of OTLP over HTTP. */
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Export
  text += JSON.stringify(resourceSpans)
  for (const { resource, scopeSpans } of resourceSpans)
    for (const { spans } of scopeSpans)
      for (const span of spans) received.push({ ...span, service: attribute(resource, 'service.name') })
  response.setHeader('content-type', 'application/json').end('{}')
})

let topology: Topology
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  topology = await startTopology({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
afterAll(async () => {
  await topology?.stop()
  collector.close()
})

describe('Promise 23: OpenTelemetry', () => {
  it('traces a visit through shell, api and database, by its id and without its query', async () => {
    const response = await fetch(`${topology.url}/articles?q=Zubaidah`)
    const id = response.headers.get('x-request-id') ?? 'none'
    const ofVisit = (service: string) =>
      received.find((span) => span.service === service && attribute(span, 'request.id') === id)
    await expect.poll(() => ofVisit('shell')).toMatchObject({ name: '/*' })
    const shell = ofVisit('shell')
    const child = (service: string, parent: Span | undefined) =>
      received.find((span) => span.service === service && span.parentSpanId === parent?.spanId)
    // The page also requests its topics.
    const list = () =>
      received.find(({ name, parentSpanId }) => name === '/api/articles' && parentSpanId === shell?.spanId)
    await expect.poll(list).toMatchObject({ service: 'api', traceId: shell?.traceId })
    await expect
      .poll(() => child('api', list()))
      .toMatchObject({ name: expect.stringMatching(/^pg/), traceId: shell?.traceId })
    expect(text).not.toContain('Zubaidah')
  })
})
