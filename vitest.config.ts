import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'shared',
      'shell',
      'mf-*',
      'releases',
      'api',
      'lms',
      'deploy',
      'bench',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
        },
      },
    ],
  },
})
