import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { LateWords, Words } from '@anyam/federation'
import { isValidElement, type PropsWithChildren } from 'react'

const isWords = (value: unknown): value is Words | LateWords => Object.hasOwn(Object(value), 'english')
/** Numbers, numeric dates, and paths. */
const isNoText = (text: string) => /^([\d.,–\s]*|\/.*)$/.test(text)

/**
 * Texts of a remote that are the same in English and in Indonesian: untranslated texts, and names.
 * @param src folder of the remote's sources; `words.id.ts` there contains the Indonesian texts of `words.ts`
 * @returns the location and the text of each; for a function, its code
 */
export async function untranslated(src: string): Promise<{ at: string; text: string }[]> {
  const found: { at: string; text: string }[] = []
  for await (const file of glob('**/*.id.{ts,tsx}', { cwd: src })) {
    const indonesian = (await import(join(src, file))) as Record<string, unknown>
    const path = join(src, file.replace('.id.', '.'))
    if (!existsSync(path)) continue
    const english = (await import(path)) as Record<string, unknown>
    for (const [name, value] of Object.entries(english)) {
      const at = `${file.replace('.id.', '.')} ${name}`
      if (isWords(value)) {
        // Most are in the catalogues of pages, under the same names.
        const own = 'load' in value ? await value.load('id') : (indonesian[name] ?? indonesian.words)
        found.push(...same(value.english, own, at))
      } else if (name in indonesian) found.push(...same(value, indonesian[name], at))
    }
  }
  return found
}

function same(english: unknown, other: unknown, at: string): { at: string; text: string }[] {
  if (typeof english === 'string' || typeof english === 'function') {
    const text = String(english)
    return text === String(other) && !isNoText(text) ? [{ at, text }] : []
  }
  if (isValidElement<PropsWithChildren>(english))
    return same(english.props.children, (other as typeof english).props.children, at)
  return Object.entries(Object(english)).flatMap(([key, value]) =>
    same(value, Object(other)[key], `${at}.${key}`),
  )
}
