import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './shared/testing/src/patience.ts'

/** The parser's files name source maps that its package does not hold: a warning for each. */
const withoutSourceMaps = {
  name: 'without-source-maps',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\/@actions\/.*\.js$/.test(id)
      ? readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')
      : undefined,
}

export default defineConfig({
  test: {
    // Vitest leaves a core to itself otherwise: one worker on two cores.
    maxWorkers: 2,
    projects: [
      'shared',
      'shell',
      'mf-*',
      'releases',
      'create-remote',
      'api',
      'lms',
      'deploy',
      'bench',
      {
        plugins: [withoutSourceMaps],
        test: {
          name: 'scripts',
          ...timeLimits(),
          include: ['scripts/**/*.test.ts'],
          exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
          // GitHub's own parser imports JSON as only bundlers understand.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
    ],
  },
})
