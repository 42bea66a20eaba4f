import { timeLimits } from '@arunika/shared/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'shell', ...timeLimits() } })
