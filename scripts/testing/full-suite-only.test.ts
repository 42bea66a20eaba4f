import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FULL_SUITE_ONLY } from './full-suite-only.ts'

const root = join(import.meta.dirname, '../..')

it('only files that exist are left to the full suite, and each names tests that `npm test` has', () => {
  for (const [file, proof] of Object.entries(FULL_SUITE_ONLY)) {
    expect(existsSync(join(root, file)), file).toBe(true)
    for (const [path] of proof.matchAll(/[\w-]+(?:\/[\w.-]+)+/g)) {
      expect(existsSync(join(root, path)), path).toBe(true)
      expect(FULL_SUITE_ONLY).not.toHaveProperty([path])
    }
  }
})
