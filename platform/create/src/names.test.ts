import { LONGEST_REMOTE_NAME } from '@anyam/protocol/names'
import { expect, it } from 'vitest'
import { namesFor } from './names.ts'

it('a new remote may have a name as long as the registry accepts, and no longer one', () => {
  const longest = 'mf-'.padEnd(LONGEST_REMOTE_NAME, 'x')
  expect(namesFor(longest, '/events', 'usage').remote).toBe(longest)
  expect(() => namesFor(`${longest}x`, '/events', 'usage')).toThrow('at most 60 characters')
})
