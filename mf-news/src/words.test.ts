import { untranslated } from '@arunika/testing'
import { expect, test } from 'vitest'

test('every text of the news is there in Indonesian', async () => {
  expect(await untranslated(import.meta.dirname)).toEqual([])
})
