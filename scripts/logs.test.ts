import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('the list of logs names lines that servers write', () => {
  const list = readFileSync(join(root, 'docs/operations/logs.md'), 'utf8')
  const lines = list.split('\n').filter((line) => line.startsWith('|'))
  const named = lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  const sources = globSync(
    ['api/src', 'platform/host/server', 'platform/releases/src', 'deploy/nginx'].map(
      (dir) => `${dir}/**/*.{ts,conf}`,
    ),
    { cwd: root },
  ).map((file) => readFileSync(join(root, file), 'utf8'))
  const parts = named.flatMap((text) => text.split('…').map((part) => part.trim())).filter(Boolean)
  expect(parts.length).toBeGreaterThan(12)
  expect(parts.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([])
})
