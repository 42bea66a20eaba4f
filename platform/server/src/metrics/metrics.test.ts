import { describe, expect, it } from 'vitest'
import { createMetrics, isOperator, requestIdOf } from './index.ts'

describe('metrics', () => {
  it('count requests by route and status, and tell how late the event loop is', async () => {
    const { observeRequest, text } = createMetrics('api')
    for (const ms of [3, 30, 90_000])
      observeRequest({ method: 'GET', route: '/api/articles/:id', status: 200, ms })
    observeRequest({ method: 'GET', route: '/api/articles/:id', status: 404, ms: 1 })
    const lines = (await text()).split('\n')
    expect(lines).toContain('# TYPE http_request_duration_seconds histogram')
    const labels = 'method="GET",route="/api/articles/:id",status="200",service="api"'
    const counted = Object.entries({ 0.005: 1, 0.01: 1, 0.025: 1, 0.05: 2, 10: 2, '+Inf': 3 })
    for (const [bound, count] of counted)
      expect(lines).toContain(`http_request_duration_seconds_bucket{le="${bound}",${labels}} ${count}`)
    expect(lines).toContain(`http_request_duration_seconds_sum{${labels}} 90.033`)
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 3`)
    expect(lines.filter((line) => line.includes('_count{'))).toHaveLength(2)
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds{service="api"}'))).toBe(
      true,
    )
  })

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.5', '192.168.1.1', 'fd00::1'])(
    'may be read from %s',
    (address) => expect(isOperator(address, {})).toBe(true),
  )

  it.each(['198.51.100.7', '::ffff:203.0.113.1', '2001:db8::1', undefined])(
    'may not be read from %s',
    (address) => expect(isOperator(address, {})).toBe(false),
  )

  it('may not be read through any proxy', () => {
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
