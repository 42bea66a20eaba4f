// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenUntil } from '../../test/session.ts'
import { beginSession, endSession, isLive, onSessionChange, storedToken } from './token.ts'

beforeEach(() => localStorage.clear())

describe('a token is good', () => {
  test('until the second in which it expires', () => {
    expect(isLive(tokenUntil(1000), 999)).toBe(true)
    expect(isLive(tokenUntil(1000), 1000)).toBe(false)
    expect(isLive(tokenUntil(1000), 1001)).toBe(false)
  })

  test('only when it says until when', () => {
    expect(isLive(tokenUntil(null), 0)).toBe(false)
    expect(isLive(tokenUntil('tomorrow'), 0)).toBe(false)
  })

  test('never when it cannot be read', () => {
    fc.assert(fc.property(fc.string(), (text) => !isLive(text, 0)))
  })
})

describe('the session', () => {
  test('is stored under the key that the specification names', () => {
    beginSession('a.b.c')
    expect(localStorage.getItem('token')).toBe('a.b.c')
    expect(storedToken()).toBe('a.b.c')
    endSession()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('tells of its beginning and end, also of those in another tab', () => {
    const listener = vi.fn()
    const stop = onSessionChange(listener)
    beginSession('a.b.c')
    endSession()
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    endSession()
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
