import { expect, it } from 'vitest'
import { createSite } from './index.ts'

it('A site says nothing of the settings that it was made from', () => {
  const settings = { name: 'Arunika', lmsUrl: '', publicUrl: '', adminPassword: 'a secret' }
  expect(JSON.stringify(createSite(settings))).not.toContain('secret')
})
