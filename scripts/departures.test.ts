import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/departures.md'), 'utf8')
const [head = [], , ...rows] = text
  .split('\n')
  .filter((row) => row.startsWith('|'))
  .map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

const TEST = /`([^`]+)`: "([^"]+)"/g

/** Whether a test of this title, as it is written in the file, is there and runs. */
function hasTest(file: string, title: string): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return ["'", '"', '`'].some((quote) => {
    const [before = '', after] = source.split(`(${quote}${title}${quote},`, 2)
    return after !== undefined && !/\.(skip|todo|fixme|only)$/.test(before)
  })
}

it('every departure from the specification names the tests that see it', () => {
  expect(head.at(-1)).toBe('seen in')
  expect(rows.length).toBeGreaterThan(40)
  const unseen = rows.flatMap((row) => {
    const [where = ''] = row
    const tests = row.length === head.length ? [...(row.at(-1) ?? '').matchAll(TEST)] : []
    if (tests.length === 0) return [`${where}: names no test`]
    return tests
      .filter(([, file = '', title = '']) => !hasTest(file, title))
      .map(([name]) => `${where}: there is no ${name}`)
  })
  expect(unseen).toEqual([])
})
