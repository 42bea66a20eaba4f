import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{backup,doctor,frozen,monitoring,pitr,remote,update}/*.test.ts'],
    ...timeLimits(),
    exclude: ['topology.test.ts', 'edge.test.ts', '*s3.test.ts', '*.promise.test.ts', 'containers*.test.ts'],
  },
})
