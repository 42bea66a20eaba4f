import shared from '@arunika/testing/config'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(shared, {
  test: { setupFiles: ['./test/plain-editor-everywhere.ts'] },
})
