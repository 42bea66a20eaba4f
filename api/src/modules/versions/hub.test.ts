import { HEARTBEAT_INTERVAL } from '@arunika/contracts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Connection, VersionHub } from './hub.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function openHub(limit = 10) {
  let issued = 0
  const issue = (list: string) => `${list}-${++issued}`
  const hub = new VersionHub({ limit, lists: ['articles', 'job-vacancies'], issue })
  onTestFinished(() => hub.close())
  return hub
}

/** A connection that records received messages; `writableLength` bytes are never read. */
function connect(hub: VersionHub, writableLength = 0) {
  const sent: string[] = []
  let close = () => {}
  const connection = {
    writableLength,
    write: vi.fn((text: Buffer) => sent.push(String(text)) > 0),
    once: vi.fn((_event: string, callback: () => void) => {
      close = callback
    }),
    end: vi.fn(() => close()),
    destroy: vi.fn(() => close()),
  }
  hub.add(connection as unknown as Connection)
  return { ...connection, sent }
}

describe('The version stream', () => {
  it('begins with all versions, and sends them again together when lists change', () => {
    const hub = openHub()
    const { sent } = connect(hub)
    expect(sent).toEqual(['data:{"articles":"articles-1","job-vacancies":"job-vacancies-2"}\n\n'])
    hub.changed('articles')
    hub.changed('job-vacancies')
    hub.changed('articles')
    vi.advanceTimersByTime(1_000)
    expect(sent.slice(1)).toEqual(['data:{"articles":"articles-5","job-vacancies":"job-vacancies-4"}\n\n'])
  })

  it('sends no version twice to a client that comes after a change', () => {
    const hub = openHub()
    hub.changed('articles')
    const { sent } = connect(hub)
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual(['data:{"articles":"articles-3","job-vacancies":"job-vacancies-2"}\n\n'])
  })

  it('says within every interval that it still works', () => {
    const { sent } = connect(openHub())
    vi.advanceTimersByTime(3 * HEARTBEAT_INTERVAL)
    expect(sent.slice(1)).toEqual(['data\n\n', 'data\n\n', 'data\n\n'])
  })

  it('drops a client that does not take what it is sent, and no other', () => {
    const hub = openHub()
    const [slow, quick] = [connect(hub, 2_000), connect(hub)]
    hub.changed('articles')
    vi.advanceTimersByTime(1_000)
    expect(slow.destroy).toHaveBeenCalled()
    expect([slow.sent.length, quick.sent.length, hub.size]).toEqual([1, 2, 1])
  })

  it('is full at its limit, until a client leaves', () => {
    const hub = openHub(2)
    const first = connect(hub)
    expect(hub.isFull).toBe(false)
    connect(hub)
    expect(hub.isFull).toBe(true)
    first.end()
    expect(hub.isFull).toBe(false)
  })

  it('ends all connections while changes may go unheard, and when it is closed', () => {
    const hub = openHub()
    const first = connect(hub)
    hub.setConnected(false)
    expect([first.end.mock.calls.length, hub.isConnected, hub.size]).toEqual([1, false, 0])
    hub.setConnected(true)
    const second = connect(hub)
    hub.close()
    expect(second.end).toHaveBeenCalledOnce()
  })
})
