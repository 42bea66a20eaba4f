import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The one file with the widths at which layouts change. */
export const BREAKPOINTS_FILE = require.resolve('@arunika/ui/breakpoints')

const DEFINITION = /@custom-media (--[\w-]+) (.+);/g

/** Conditions by the names that style sheets use for them. */
export async function readBreakpoints(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(BREAKPOINTS_FILE, 'utf8')
  return new Map([...text.matchAll(DEFINITION)].map(([, name = '', condition = '']) => [name, condition]))
}

/**
 * Writes the values of `@custom-media` names into a style sheet, as browsers do not know them yet.
 * @throws Error when it uses a name that is not defined
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
