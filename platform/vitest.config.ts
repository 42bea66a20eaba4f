import { mergeConfig } from 'vitest/config'
import config from './test-support/src/config.ts'

// These have their own configuration.
export default mergeConfig(config, {
  test: { exclude: ['**/node_modules/**', 'releases/**', 'host/**', 'create/**'] },
})
