import { timeLimits } from '@anyam/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'platform/create', ...timeLimits() } })
