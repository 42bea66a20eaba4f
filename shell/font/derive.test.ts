import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { CORE, deriveCore } from './derive.ts'

it('the font that every page loads is what is made of the font in its pinned version', async () => {
  expect((await deriveCore()).equals(await readFile(CORE))).toBe(true)
})
