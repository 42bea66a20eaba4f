import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MUTATIONS } from './mutations.ts'

it.each(MUTATIONS)('the sources still have the place of: $name', async ({ file, text, instead }) => {
  const source = await readFile(join(import.meta.dirname, '../..', file), 'utf8')
  expect(source.split(text)).toHaveLength(2)
  expect(text).not.toBe(instead)
})
