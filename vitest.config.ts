import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './platform/test-support/src/patience.ts'
import { leftOut } from './scripts/testing/full-suite-only.ts'

/** The parser's files name source maps that its package does not hold: a warning for each. */
const withoutSourceMaps = {
  name: 'without-source-maps',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\/@actions\/.*\.js$/.test(id)
      ? readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')
      : undefined,
}

/** A package without the tests that only the full suite runs. */
const trimmed = (root: string) => ({
  root,
  extends: `${root}/vitest.config.ts`,
  test: {
    name: root,
    exclude: ['**/node_modules/**', ...leftOut(`${root}/`).map((file) => file.slice(root.length + 1))],
  },
})

export default defineConfig({
  test: {
    projects: [
      trimmed('platform'),
      trimmed('platform/host'),
      'shared',
      trimmed('shell'),
      'mf-*',
      trimmed('platform/releases'),
      trimmed('platform/create'),
      trimmed('api'),
      'lms',
      trimmed('deploy'),
      'bench',
      {
        plugins: [withoutSourceMaps],
        test: {
          name: 'scripts',
          ...timeLimits(),
          include: ['scripts/**/*.test.ts'],
          exclude: [...(process.env.PROMISES ? [] : ['**/*.promise.test.ts']), ...leftOut('scripts/')],
          // GitHub's own parser imports JSON as only bundlers understand.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
    ],
  },
})
