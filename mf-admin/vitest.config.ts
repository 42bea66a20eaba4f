import { join } from 'node:path'
import shared from '@arunika/testing/config'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(shared, {
  test: { setupFiles: [join(import.meta.dirname, 'test/plain-editor-everywhere.ts')] },
})
