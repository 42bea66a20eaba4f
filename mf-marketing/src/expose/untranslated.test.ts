import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHandle, Words } from '@arunika/federation'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const SOURCES = join(import.meta.dirname, '..')

/** The same in both languages: names, and what Indonesian has of other languages. */
const SAME = new Set([
  'HoloLens',
  'Augmented Reality',
  'Virtual Reality',
  'Concept Art',
  'Storyboard',
  'Monsoon Market',
  'Garuda Express',
  'Banjir Watch',
  'Gudang Twin',
  'Tembara',
  'Kopi Lereng',
  'Pasar Pagi',
  'Museum Gelap',
  'November 2022',
  'November 2026',
  'Platform',
  'Workshop',
  'Email',
])

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'in' in value && 'load' in value

type Pair = readonly [name: string, english: unknown, indonesian: unknown]

/** Catalogues with both of their languages. */
async function catalogues(): Promise<Pair[]> {
  const pairs: Pair[] = []
  const add = async (name: string, words: Words) => {
    await words.load('id')
    pairs.push([name, words.in('en'), words.in('id')])
  }
  for await (const file of glob('**/*.id.ts', { cwd: SOURCES })) {
    const indonesian: Record<string, unknown> = await import(join(SOURCES, file))
    const english: Record<string, unknown> = await import(join(SOURCES, file.replace('.id.ts', '.ts'))).catch(
      () => ({}),
    )
    for (const [name, value] of Object.entries(english)) {
      if (isWords(value)) await add(`${file} ${name}`, value)
      else if (name in indonesian) pairs.push([`${file} ${name}`, value, indonesian[name]])
    }
  }
  for (const { path = '', handle } of routes)
    for (const words of (handle as PageHandle).words ?? []) await add(path, words)
  return pairs
}

/** Texts of both languages at the same place; of a function its source. */
function* textsOf([name, english, indonesian]: Pair): Generator<[string, string, string]> {
  if (typeof english === 'function' || typeof english === 'string')
    yield [name, String(english), String(indonesian)]
  else if (typeof english === 'object' && english !== null)
    for (const [key, value] of Object.entries(english))
      yield* textsOf([`${name}.${key}`, value, (indonesian as Record<string, unknown>)?.[key]])
}

/** Classes have one name; a picture has its text beside it. */
const isNamed = (name: string) => /courses\.\d+\.(name|picture)\b/.test(name)
const isNoText = (text: string) => /^([\d.,–\s]*|\/.*)$/.test(text)

test('no text is left in English on Indonesian pages', async () => {
  const pairs = await catalogues()
  expect(pairs.length).toBeGreaterThan(20)
  const left = pairs
    .flatMap((pair) => [...textsOf(pair)])
    .filter(([, english, indonesian]) => english === indonesian)
    .filter(([name, text]) => !isNoText(text) && !isNamed(name) && !SAME.has(text))
  expect(left).toEqual([])
})
