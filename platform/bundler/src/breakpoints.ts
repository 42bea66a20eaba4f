import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The only file with the widths at which layouts change. */
export const BREAKPOINTS_FILE = join(import.meta.dirname, 'breakpoints.css')

const DEFINITION = /@custom-media (--[\w-]+) (.+);/g

/** Media conditions by their names in style sheets. */
export async function readBreakpoints(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(BREAKPOINTS_FILE, 'utf8')
  return new Map([...text.matchAll(DEFINITION)].map(([, name = '', condition = '']) => [name, condition]))
}

/**
 * Replaces `@custom-media` names in a style sheet with their values, because browsers do not support them
 * yet.
 * @throws Error if it uses an undefined name
 */
export async function withBreakpoints(css: string): Promise<string> {
  if (!css.includes('@media')) return css
  const breakpoints = await readBreakpoints()
  const conditionOf = (name: string) => {
    const condition = breakpoints.get(name)
    if (!condition) throw new Error(`There is no breakpoint ${name}: ${[...breakpoints.keys()].join(', ')}`)
    return condition
  }
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name) => conditionOf(name)),
  )
}
