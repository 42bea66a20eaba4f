import { expect, test } from 'vitest'
import { HOME_VARIANT } from '../../content/home.ts'
import { homeVariant } from './variant.ts'

test.each([
  ['', HOME_VARIANT],
  ['home=video', 'video'],
  ['home=split', 'split'],
  ['home=nonsense', HOME_VARIANT],
])('the address /?%s shows the %s home page', (search, variant) => {
  expect(homeVariant(new URLSearchParams(search))).toBe(variant)
})
