import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

test('the reply goes to the sender, and nothing in the subject can add a recipient', () => {
  expect(replyAddress({ email: 'dewi@example.com', subject: 'Room?&bcc=x@example.com' })).toBe(
    'mailto:dewi%40example.com?subject=Re%3A%20Room%3F%26bcc%3Dx%40example.com',
  )
})
