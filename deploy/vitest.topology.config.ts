import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: [
      'topology.test.ts',
      'edge.test.ts',
      's3.test.ts',
      'releases-s3.test.ts',
      ...(process.env.PROMISES ? ['*.promise.test.ts'] : []),
    ],
    fileParallelism: false,
    ...timeLimits(),
  },
})
