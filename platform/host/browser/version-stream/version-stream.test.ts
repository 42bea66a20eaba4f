// @vitest-environment happy-dom
import { HEARTBEAT_INTERVAL, type ListVersions } from '@anyam/protocol/version-stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, SILENCE_MS } from './connection.ts'
import { waitForVersions } from './polls.ts'
import { serveTabs, type WorkerScope } from './worker.ts'

const INTERVAL = 10_000

/** All connections that were opened, the newest last. */
let opened: FakeSource[]
class FakeSource {
  isClosed = false
  onmessage: (event: { data: string }) => void = () => {}
  onerror = () => {}
  constructor() {
    opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  send(versions?: ListVersions) {
    this.onmessage({ data: versions ? JSON.stringify(versions) : '' })
  }
}
const newest = () => opened.at(-1) as FakeSource

beforeEach(() => {
  opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('A poll', () => {
  const LIST = '/api/articles?limit=17'

  function page() {
    const load = vi.fn(async (key: string): Promise<unknown> => `data of ${key}`)
    const mutate = vi.fn((matches: (key?: unknown) => boolean) =>
      [LIST, '/api/job-vacancies', 'http://lms.example/works'].filter(matches),
    )
    const source = { load }
    const report = waitForVersions({ source, mutate })
    return { load, mutate, source, report, fetchedAgain: () => mutate.mock.results.map(({ value }) => value) }
  }
  const versions = (articles: string) => ({ articles, 'job-vacancies': 'v' })

  it('is as before until the stream has said something', async () => {
    const { load, source } = page()
    for (let nth = 0; nth < 2; nth += 1) expect(await source.load(LIST)).toBe(`data of ${LIST}`)
    expect(load.mock.calls).toEqual([[LIST], [LIST]])
  })

  it('costs no request while the list is of the version that the stream names', async () => {
    const { load, source, report } = page()
    report(versions('a'))
    for (let nth = 0; nth < 3; nth += 1) await source.load(LIST)
    expect(load.mock.calls).toEqual([[`${LIST}&version=a`]])
    await source.load('/api/job-vacancies')
    expect(load).toHaveBeenLastCalledWith('/api/job-vacancies?version=v')
  })

  it('is made at once for a list that changed, and for no other', async () => {
    const { load, source, report, fetchedAgain } = page()
    report(versions('a'))
    vi.advanceTimersByTime(1_000)
    expect(fetchedAgain()).toEqual([[LIST, '/api/job-vacancies']])
    await source.load(LIST)
    report(versions('b'))
    vi.advanceTimersByTime(1_000)
    expect(fetchedAgain().slice(1)).toEqual([[LIST]])
    await source.load(LIST)
    expect(load).toHaveBeenLastCalledWith(`${LIST}&version=b`)
  })

  it('of another host is none of its business', async () => {
    const { load, source, report } = page()
    report(versions('a'))
    for (let nth = 0; nth < 2; nth += 1) await source.load('http://lms.example/works')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['says that it has broken', (report: (broken: undefined) => void) => report(undefined)],
    ['is silent', () => {}],
  ])('takes over within an interval when the stream %s', async (_how, fail) => {
    const { load, source, report, fetchedAgain } = page()
    report(versions('a'))
    await source.load(LIST)
    vi.advanceTimersByTime(1_000)
    report(versions('a'))
    fail(report)
    vi.advanceTimersByTime(INTERVAL)
    expect(fetchedAgain().slice(1)).toEqual([[LIST, '/api/job-vacancies']])
    for (let nth = 0; nth < 2; nth += 1) await source.load(LIST)
    // The address still includes the version: without it, a cache may return an older list.
    expect(load.mock.calls.slice(1)).toEqual([[`${LIST}&version=a`], [`${LIST}&version=a`]])
    report(versions('a'))
    await source.load(LIST)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('that failed is made again', async () => {
    const { load, source, report } = page()
    report(versions('a'))
    load.mockRejectedValueOnce(new Error('away'))
    await expect(source.load(LIST)).rejects.toThrow('away')
    expect(await source.load(LIST)).toBe(`data of ${LIST}&version=a`)
  })
})

describe('The connection', () => {
  it('is broken when it is silent for longer than the heartbeat, and opened again', () => {
    const report = vi.fn()
    connect(report)
    newest().send({ articles: 'a' })
    vi.advanceTimersByTime(HEARTBEAT_INTERVAL)
    newest().send()
    expect(report.mock.calls).toEqual([[{ articles: 'a' }], [{ articles: 'a' }]])
    vi.advanceTimersByTime(SILENCE_MS)
    expect([report.mock.lastCall, newest().isClosed]).toEqual([[undefined], true])
    vi.advanceTimersByTime(3_000)
    expect(opened).toHaveLength(2)
  })

  it('that is refused is tried again ever less often', () => {
    connect(() => {})
    const refuse = () => {
      if (!newest().isClosed) newest().onerror()
    }
    for (let second = 0; second < 600; second += 1) {
      refuse()
      vi.advanceTimersByTime(1_000)
    }
    expect(opened.length).toBeGreaterThan(6)
    expect(opened.length).toBeLessThan(30)
  })
})

describe('The worker', () => {
  function tab(scope: WorkerScope) {
    const received: unknown[] = []
    const port = { onmessage: (_event: object) => {}, postMessage: (data: unknown) => received.push(data) }
    scope.onconnect?.({ ports: [port] } as never)
    return { received, show: (isShown: boolean) => port.onmessage({ data: isShown }) }
  }

  it('holds one connection for all tabs, and tells those that are on show', () => {
    const scope: WorkerScope = { onconnect: null }
    serveTabs(scope)
    const [first, second] = [tab(scope), tab(scope)]
    expect(opened).toHaveLength(0)
    first.show(true)
    newest().send({ articles: 'a' })
    second.show(true)
    expect(opened).toHaveLength(1)
    expect([first.received, second.received]).toEqual([[{ articles: 'a' }], [{ articles: 'a' }]])
    first.show(false)
    newest().send({ articles: 'b' })
    expect([first.received.length, second.received.length]).toEqual([1, 2])
  })

  it('ends it some time after the last tab is hidden, and not when a visitor goes from tab to tab', () => {
    const scope: WorkerScope = { onconnect: null }
    serveTabs(scope)
    const [first, second] = [tab(scope), tab(scope)]
    first.show(true)
    first.show(false)
    vi.advanceTimersByTime(1_000)
    second.show(true)
    vi.advanceTimersByTime(SILENCE_MS - 1_001)
    newest().send()
    expect([opened.length, newest().isClosed]).toEqual([1, false])
    second.show(false)
    for (let nth = 0; nth < 3; nth += 1) {
      vi.advanceTimersByTime(HEARTBEAT_INTERVAL)
      newest().send()
    }
    expect(newest().isClosed).toBe(true)
    first.show(true)
    expect(opened).toHaveLength(2)
  })
})
