// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testCard } from '../test-card.ts'
import { useLongList } from './use-long-list.ts'

afterEach(() => vi.unstubAllGlobals())

test('reaching the end twice before the next render loads the older articles once', async () => {
  const older = [testCard(2), testCard(1)]
  const fetched = vi.fn(async () => Response.json(older))
  vi.stubGlobal('fetch', fetched)
  const list = [testCard(4), testCard(3)]
  const { result } = renderHook(() => useLongList(list))
  const { onNearEnd } = result.current
  await act(async () => {
    await onNearEnd()
    await onNearEnd()
  })
  expect(result.current.items?.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  await act(() => result.current.onNearEnd())
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(String(fetched.mock.calls.at(-1)?.at(0))).toContain('before=2026-11-21.1')
})

test('the older articles of an Indonesian page are fetched in Indonesian', async () => {
  const fetched = vi.fn(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
  const list = [testCard(4)]
  const { result } = renderHook(() => useLongList(list, 'id'))
  await act(() => result.current.onNearEnd())
  expect(String(fetched.mock.calls.at(0)?.at(0))).toMatch(/&language=id$/)
})
