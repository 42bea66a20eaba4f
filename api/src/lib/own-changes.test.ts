import { describe, expect, it } from 'vitest'
import { OwnChanges } from './own-changes.ts'

describe('a change of a process itself', () => {
  it('is known by its connection and topic, once', () => {
    const own = new OwnChanges()
    own.await(7, 'articles')
    own.await(7, 'articles')
    expect(own.isOwn(8, 'articles')).toBe(false)
    expect(own.isOwn(7, 'vacancies')).toBe(false)
    expect([1, 2, 3].map(() => own.isOwn(7, 'articles'))).toEqual([true, true, false])
  })

  it('is heard of like any other when it is not certain that it was made', () => {
    const own = new OwnChanges()
    own.await(7, 'articles')
    own.giveUp(7, 'articles')
    expect(own.isOwn(7, 'articles')).toBe(false)
    // Its notification arrived first and its response was lost.
    own.await(7, 'articles')
    expect(own.isOwn(7, 'articles')).toBe(true)
    own.giveUp(7, 'articles')
    own.await(7, 'articles')
    expect(own.isOwn(7, 'articles')).toBe(true)
  })

  it('is not awaited any more when it may have been missed', () => {
    const own = new OwnChanges()
    own.await(7, 'articles')
    own.clear()
    expect(own.isOwn(7, 'articles')).toBe(false)
  })
})
