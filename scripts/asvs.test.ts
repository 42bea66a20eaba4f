import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const text = readFileSync('docs/asvs.md', 'utf8')
const rows = [...text.matchAll(/^\| +(\d+)\.(\d+)\.(\d+) +\| +([12]) +\|(.*)\|$/gm)].map(
  ([, chapter, section, number, level, rest = '']) => {
    const [, state = '', reason = ''] = rest.split(' | ').map((cell) => cell.trim())
    return { chapter: Number(chapter), id: `${chapter}.${section}.${number}`, level, state, reason }
  },
)

it('every requirement of levels 1 and 2 has one row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const counts = IN_CHAPTER.map((_, nth) => rows.filter(({ chapter }) => chapter === nth + 1).length)
  expect(counts).toEqual(IN_CHAPTER)
})

it('what is met names tests that exist, and everything else a reason', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    encoding: 'utf8',
  })
  const known = new Set(files.split('\n').map((file) => basename(file)))
  const wrong = rows.filter(({ state, reason }) => {
    if (state !== 'met')
      return reason.length < 8 || (state === '**not met**' && !/Since .+; until|^as \d/.test(reason))
    const named = [...reason.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return named.length === 0 || named.some((name) => !known.has(name))
  })
  expect(wrong).toEqual([])
})

it('the counts in the introduction are those of the rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const sentence = `${count('met')} are met,\n${count('does not apply')} do not apply, ${count('**not met**')} are not met.`
  expect(text).toContain(`has ${rows.length} requirements`)
  expect(text).toContain(sentence)
})
