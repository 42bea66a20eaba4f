import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'platform/create', ...timeLimits() } })
