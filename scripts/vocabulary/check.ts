import { matchesGlob } from 'node:path'
import { type Node, parseSync } from '@swc/core'
import { ALLOWED } from './allowed.ts'
import { type Allowance, ONE_MEANING, RETIRED } from './words.ts'

export interface SourceFile {
  /** Relative to the root, with slashes. */
  path: string
  text: string
}

const WORDS = new Map(Object.entries({ ...RETIRED, ...ONE_MEANING }))

/** The words of a name in any case: `lastGoodData`, `LAST_GOOD`, `last-good.test.ts`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

/** A sentence for each name and file name with a retired word, in no particular order. */
export function findRetired(files: readonly SourceFile[], allowed: readonly Allowance[] = ALLOWED): string[] {
  return files.flatMap(({ path, text }) => [
    ...refusals(path, path.split('/'), 'The path', allowed),
    ...refusals(path, namesIn(path, text), 'The name', allowed),
  ])
}

function refusals(path: string, names: Iterable<string>, what: string, allowed: readonly Allowance[]) {
  return [...new Set(names)].flatMap((name) => {
    const word = wordsOf(name).find((part) => WORDS.has(part))
    if (word === undefined || isAllowed(name, path, allowed)) return []
    return `${path}: ${what} ${name} has a retired word. Instead of "${word}" write: ${WORDS.get(word)}.`
  })
}

const isAllowed = (name: string, path: string, allowed: readonly Allowance[]) =>
  allowed.some(
    ({ names, in: globs }) =>
      names.some((pattern) => fits(name, pattern)) &&
      (globs === undefined || globs.some((glob) => matchesGlob(path, glob))),
  )

const fits = (name: string, pattern: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(name)

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

function namesIn(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/[.]([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = '']) => name)
  if (!/\.(ts|tsx|mjs|js)$/.test(path)) return []
  const isTyped = /\.tsx?$/.test(path)
  const tsx = path.endsWith('x')
  const program = parseSync(
    text,
    isTyped ? { syntax: 'typescript', tsx } : { syntax: 'ecmascript', jsx: true },
  )
  return [...identifiersIn(program)]
}

/** Every identifier below a node of the syntax tree; texts and comments are none. */
function* identifiersIn(node: Node): Generator<string> {
  const { type, value } = node as { type: string; value?: unknown }
  if ((type === 'Identifier' || type === 'PrivateName') && typeof value === 'string') yield value
  for (const child of Object.values(node)) {
    for (const part of Array.isArray(child) ? child : [child]) {
      const inner =
        part && typeof part === 'object' && 'expression' in part && !('type' in part) ? part.expression : part
      if (inner && typeof inner === 'object') yield* identifiersIn(inner as Node)
    }
  }
}
