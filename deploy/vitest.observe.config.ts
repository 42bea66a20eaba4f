import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { dir: import.meta.dirname, include: ['observe/observe.test.ts'], ...timeLimits() },
})
