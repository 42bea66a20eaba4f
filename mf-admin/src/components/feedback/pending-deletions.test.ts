// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  deleteNow,
  deleteSoon,
  holdDeletions,
  takeBack,
  UNDO_TIME,
  usePendingDeletions,
  useRemaining,
} from './pending-deletions.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const begin = (run = vi.fn(async () => {})) => {
  const { result } = renderHook(usePendingDeletions)
  act(() => deleteSoon({ text: 'Message deleted.', addresses: ['/1'], run }))
  return { run, waiting: () => result.current }
}

test('a deletion reaches the server after eight seconds and not before', async () => {
  const { run, waiting } = begin()
  await vi.advanceTimersByTimeAsync(UNDO_TIME - 1)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
  expect(waiting()).toEqual([])
})

test('one that is taken back never reaches it', async () => {
  const { run, waiting } = begin()
  takeBack(waiting()[0]?.id ?? 0)
  await vi.advanceTimersByTimeAsync(UNDO_TIME)
  expect(run).not.toHaveBeenCalled()
})

test('the clock stops while the administrator is about to decide', async () => {
  const { run } = begin()
  await vi.advanceTimersByTimeAsync(UNDO_TIME - 1)
  holdDeletions(true)
  await vi.advanceTimersByTimeAsync(UNDO_TIME)
  expect(run).not.toHaveBeenCalled()
  holdDeletions(false)
  await vi.advanceTimersByTimeAsync(UNDO_TIME)
  expect(run).toHaveBeenCalledOnce()
})

test('leaving the page deletes at once, and once only', async () => {
  const { run } = begin()
  deleteNow()
  await vi.advanceTimersByTimeAsync(UNDO_TIME)
  expect(run).toHaveBeenCalledOnce()
})

test('rows are hidden meanwhile and come back when the server refuses', async () => {
  const rows = ['/1', '/2']
  const { result } = renderHook(() => useRemaining(rows, (row) => row))
  const { waiting } = begin(vi.fn(() => Promise.reject(new Error('No space.'))))
  await vi.advanceTimersByTimeAsync(0)
  expect(result.current).toEqual(['/2'])
  await vi.advanceTimersByTimeAsync(UNDO_TIME)
  expect(result.current).toEqual(rows)
  expect(waiting()).toMatchObject([{ failure: 'Not deleted. No space.' }])
})
