import { describe, expect, it } from 'vitest'
import { FairWork } from './fair-work.ts'

/** A queue whose jobs end on command; `log` lists their names in starting order. */
function queueOf(lanes: number, limits = { ofOwner: 3, total: 5 }) {
  const queue = new FairWork({ lanes, ...limits })
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, signal = new AbortController().signal) => {
    const [owner = ''] = name
    const result = queue.run({ owner, signal }, async () => {
      log.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
    result.catch(() => {})
    return result
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    // Settling starts the next job.
    await new Promise((done) => setImmediate(done))
  }
  return { add, end, log }
}

const busy = { code: 'checks_busy', status: 503, retryAfter: 30 }

describe('work that is shared', () => {
  it('leaves a lane to others, however much one of them sends', async () => {
    const { add, end, log } = queueOf(2)
    for (const name of ['a1', 'a2', 'a3']) add(name)
    const honest = add('b1')
    expect(log).toEqual(['a1', 'b1'])
    await end('b1')
    expect(await honest).toBe('b1')
    expect(log).toEqual(['a1', 'b1'])
    await end('a1')
    expect(log).toEqual(['a1', 'b1', 'a2'])
  })

  it('runs the work of each sender in turn', async () => {
    const { add, end, log } = queueOf(1)
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) add(name)
    await end('a1')
    add('c1')
    for (const name of ['b1', 'a2', 'c1', 'b2']) await end(name)
    expect(log).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'])
  })

  it('refuses at once what one sender has too much of', async () => {
    const { add } = queueOf(1)
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name)
    await expect(add('a5')).rejects.toMatchObject(busy)
  })

  it('makes room for a newcomer at the cost of the sender who has most in it', async () => {
    const { add } = queueOf(1)
    add('a1')
    const waiting = ['a2', 'a3', 'a4', 'b1', 'b2'].map((name) => add(name))
    const newcomer = add('c1')
    await expect(waiting[2]).rejects.toMatchObject(busy)
    await expect(add('b3')).rejects.toMatchObject(busy)
    expect(await Promise.race([newcomer, Promise.resolve('waits')])).toBe('waits')
  })

  it('refuses what has waited for too long or whose sender has left, and starts the next without it', async () => {
    const { add, end, log } = queueOf(1)
    const leaving = new AbortController()
    add('a1')
    const late = add('b1', leaving.signal)
    add('c1')
    leaving.abort()
    await expect(add('b2', leaving.signal)).rejects.toMatchObject(busy)
    await expect(late).rejects.toMatchObject(busy)
    await end('a1')
    expect(log).toEqual(['a1', 'c1'])
  })

  it('goes on after work that fails', async () => {
    const queue = new FairWork({ lanes: 1, ofOwner: 1, total: 1 })
    const share = { owner: 'a' }
    await expect(queue.run(share, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(share, async (lane) => lane)).toBe(0)
  })
})
