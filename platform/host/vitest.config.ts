import { timeLimits } from '@anyam/test-support/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Files share the loaded modules, which saves loading time; no test may change what a module holds.
  test: { name: 'platform/host', ...timeLimits(), isolate: false },
})
