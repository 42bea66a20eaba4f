import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@arunika/contracts/site'
import type { Words } from '@arunika/federation'

const isWords = (value: unknown): value is Words => typeof Object(value).in === 'function'

/**
 * Texts of a remote that are the same in English and in another language: what nobody has translated, and names.
 * @param src folder of the remote's sources; `words.id.ts` there holds the Indonesian texts of `words.ts`
 * @returns `<file> <export>.<key>: <text>` each, sorted
 */
export async function untranslated(src: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('**/*.id.ts', { cwd: src })) {
    const english = file.replace('.id.ts', '.ts')
    for (const [name, value] of Object.entries(await import(join(src, english))))
      if (isWords(value))
        for (const language of LANGUAGES) found.push(...(await same(value, language, `${english} ${name}`)))
  }
  return found.sort()
}

async function same(words: Words, language: Language, name: string): Promise<string[]> {
  if (language === 'en') return []
  await words.load(language)
  return compare(words.in('en'), words.in(language), name)
}

function compare(english: unknown, other: unknown, name: string): string[] {
  if (typeof english === 'string') return english === other ? [`${name}: ${english}`] : []
  // What it says depends on what it is given: the code alone tells nothing.
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    compare(value, (other as Record<string, unknown> | undefined)?.[key], `${name}.${key}`),
  )
}
