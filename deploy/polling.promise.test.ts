import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { figure } from '@anyam/test-support/figure'
import { POLLING_INTERVAL } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTopology, type Topology } from './topology.ts'

const VISITORS = 1_000
const DURATION_MS = 40_000
const LISTS = {
  '/api/articles': '/api/articles?view=cards&limit=17',
  '/api/job-vacancies': '/api/job-vacancies',
}

let topology: Topology
beforeAll(async () => {
  topology = await startTopology()
})
afterAll(() => topology?.stop())

interface Poll {
  status: number
  tag: string
  ms: number
}

function poll(agent: Agent, path: string, tag: string): Promise<Poll> {
  const began = performance.now()
  const headers = { 'accept-encoding': 'br', 'if-none-match': tag }
  return new Promise((resolve, reject) => {
    function countServed(response: IncomingMessage) {
      const { statusCode: status = 0, headers } = response
      response
        .resume()
        .once('end', () => resolve({ status, tag: headers.etag ?? tag, ms: performance.now() - began }))
    }
    get(topology.url + path, { agent, headers }, countServed).once('error', reject)
  })
}

/** A visitor with a separate connection that polls both lists at every interval, like a page. */
async function visitor(nth: number, polls: Poll[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const tags = new Map<string, string>()
  // Spread the visitors over the interval.
  await delay((POLLING_INTERVAL / VISITORS) * nth)
  for (let passed = 0; passed < DURATION_MS; passed += POLLING_INTERVAL) {
    for (const path of Object.values(LISTS)) {
      const seen = await poll(agent, path, tags.get(path) ?? '')
      tags.set(path, seen.tag)
      polls.push(seen)
    }
    await delay(POLLING_INTERVAL)
  }
  agent.destroy()
}

/** Number of responses that the apis have served on a route since they started. */
async function countServed(route: string): Promise<number> {
  const logs = await Promise.all(topology.apis.map(({ log }) => readFile(log, 'utf8')))
  return logs.join('').split(`"route":"${route}"`).length - 1
}

describe('Promise 24: polling', () => {
  it(`${VISITORS} visitors cost the apis one request for each list and interval`, {
    timeout: patience(120_000),
  }, async () => {
    const before = await Promise.all(Object.keys(LISTS).map(countServed))
    const polls: Poll[] = []
    const began = performance.now()
    await Promise.all(Array.from({ length: VISITORS }, (_, nth) => visitor(nth, polls)))
    const seconds = (performance.now() - began) / 1000
    const most = Math.floor((seconds * 1000) / POLLING_INTERVAL) + 1
    const after = await Promise.all(Object.keys(LISTS).map(countServed))
    const costs = after.map((count, nth) => count - (before[nth] ?? 0))

    expect(polls.filter(({ status }) => status !== 200 && status !== 304)).toEqual([])
    const p99 = polls.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(polls.length * 0.99)] ?? 0
    figure(
      24,
      `${VISITORS} visitors, ${polls.length} polls in ${seconds.toFixed(0)} s: ${costs.join(' and ')} requests at the apis, p99 ${p99.toFixed(0)} ms`,
    )
    for (const cost of costs) {
      expect(cost).toBeGreaterThan(0)
      expect(cost).toBeLessThanOrEqual(most)
    }
  })
})
