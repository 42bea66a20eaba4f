import { timeLimits } from '@anyam/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...timeLimits(),
    // Files share the loaded modules, which saves loading time; no test may change what a module holds.
    isolate: false,
  },
})
