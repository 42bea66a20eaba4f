// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { postMessage, subscribeToMessage } from './messages.ts'

declare module '@anyam/protocol/open' {
  interface Messages {
    'tea:ordered': { tea: number }
  }
}

test('a message reaches all that subscribe to it, until they unsubscribe', async () => {
  const received: number[] = []
  const unsubscribe = subscribeToMessage('tea:ordered', ({ tea }) => received.push(tea))
  const alsoReceived: number[] = []
  const end = subscribeToMessage('tea:ordered', ({ tea }) => alsoReceived.push(tea))
  postMessage('tea:ordered', { tea: 7 })
  await vi.waitFor(() => expect([received, alsoReceived]).toEqual([[7], [7]]))
  unsubscribe()
  postMessage('tea:ordered', { tea: 8 })
  await vi.waitFor(() => expect(alsoReceived).toEqual([7, 8]))
  expect(received).toEqual([7])
  end()
})

test('a message that none subscribes to is no error', () => {
  expect(() => postMessage('tea:ordered', { tea: 7 })).not.toThrow()
})
