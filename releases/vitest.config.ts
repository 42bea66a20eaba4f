import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...timeLimits(),
    // No test changes what a module holds, so files share the loaded modules.
    isolate: false,
  },
})
