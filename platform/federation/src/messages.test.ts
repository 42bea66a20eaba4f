// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { postMessage, subscribeToMessage } from './messages.ts'

test('a message reaches all that subscribe to it, until they unsubscribe', async () => {
  const received: number[] = []
  const unsubscribe = subscribeToMessage('application:sent', ({ vacancy }) => received.push(vacancy))
  const alsoReceived: number[] = []
  const end = subscribeToMessage('application:sent', ({ vacancy }) => alsoReceived.push(vacancy))
  postMessage('application:sent', { vacancy: 7 })
  await vi.waitFor(() => expect([received, alsoReceived]).toEqual([[7], [7]]))
  unsubscribe()
  postMessage('application:sent', { vacancy: 8 })
  await vi.waitFor(() => expect(alsoReceived).toEqual([7, 8]))
  expect(received).toEqual([7])
  end()
})

test('a message that none subscribes to is no error', () => {
  expect(() => postMessage('application:sent', { vacancy: 7 })).not.toThrow()
})
