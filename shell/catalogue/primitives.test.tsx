import * as ui from '@arunika/ui'
import { expect, test } from 'vitest'
import { primitives } from './primitives.tsx'

test('the catalogue shows every primitive', () => {
  const offered = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  expect(primitives.map(({ name }) => name).sort()).toEqual(offered.sort())
})
