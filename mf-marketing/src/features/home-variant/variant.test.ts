import { expect, test } from 'vitest'
import { homeVariant } from './variant.ts'

test.each([
  ['', 'split', 'split'],
  ['', 'video', 'video'],
  ['', undefined, 'split'],
  ['home=video', 'split', 'video'],
  ['home=split', 'video', 'split'],
  ['home=nonsense', 'video', 'video'],
] as const)('/?%s shows, where %s is chosen, %s', (search, home, variant) => {
  expect(homeVariant(new URLSearchParams(search), { ...(home && { home }) })).toBe(variant)
})
