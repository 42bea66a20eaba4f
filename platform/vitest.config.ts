import { mergeConfig } from 'vitest/config'
import config from '../shared/testing/src/config.ts'

// The releases have a configuration of their own.
export default mergeConfig(config, { test: { exclude: ['**/node_modules/**', 'releases/**'] } })
