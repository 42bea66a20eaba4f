import { describe, expect, it } from 'vitest'
import { createMetrics, isOperator, requestIdOf } from './index.ts'

describe('metrics', () => {
  it('count requests by route and status, and tell how late the event loop is', async () => {
    const { registry, answered } = createMetrics('api')
    answered({ method: 'GET', route: '/api/articles/:id', status: 200, ms: 30 })
    const text = await registry.metrics()
    const count = text.split('\n').find((line) => line.startsWith('http_request_duration_seconds_count'))
    for (const label of ['service="api"', 'method="GET"', 'route="/api/articles/:id"', 'status="200"'])
      expect(count).toContain(label)
    expect(count).toMatch(/ 1$/)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.5', '192.168.1.1', 'fd00::1'])(
    'may be read from %s',
    (address) => expect(isOperator(address, {})).toBe(true),
  )

  it.each(['198.51.100.7', '::ffff:203.0.113.1', '2001:db8::1', undefined])(
    'may not be read from %s',
    (address) => expect(isOperator(address, {})).toBe(false),
  )

  it('may not be read through a proxy, whoever it is', () => {
    expect(isOperator('127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).toBe(false)
    expect(isOperator('127.0.0.1', { forwarded: 'for=10.0.0.1' })).toBe(false)
  })
})

describe('id of a request', () => {
  it('is the one it came with, unless that is none', () => {
    expect(requestIdOf({ 'x-request-id': '3909cb766e06c98b7e37d5420bb3a876' })).toBe(
      '3909cb766e06c98b7e37d5420bb3a876',
    )
    for (const wrong of ['', 'short', 'with space and more', 'a"}\n{"forged":1', 'x'.repeat(65)])
      expect(requestIdOf({ 'x-request-id': wrong })).toMatch(/^[\da-f-]{36}$/)
  })
})
