import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { readBreakpoints } from '../platform/bundler/src/breakpoints.ts'
import { widthQueries } from '../shared/ui/src/hooks/width-queries.ts'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'stylelint.config.mjs')
const tokens = 'shared/tokens/src/tokens.css'
const sheet = 'mf-news/src/features/articles/components/deliberate.module.css'

async function brokenRules(code: string, file = sheet): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, file), configFile })
  return [...new Set(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)))].sort()
}

test.each([
  ['a colour as a hex code', '.a { color: #fff }', 'color-no-hex'],
  ['a colour by its name', '.a { border: 1px solid white }', 'color-named'],
  ['a colour as a function', '.a { background: rgb(0 0 0 / 5%) }', 'function-disallowed-list'],
  ['a paint instead of a role', '.a { color: var(--ink) }', 'declaration-property-value-disallowed-list'],
  [
    'a fluid size of its own',
    '.a { font-size: clamp(1rem, 2vw, 3rem) }',
    'declaration-property-value-disallowed-list',
  ],
  [
    'a width as a breakpoint',
    '@media (width >= 40rem) { .a { margin: 0 } }',
    'media-feature-name-disallowed-list',
  ],
  ['a breakpoint of its own', '@custom-media --tiny (width < 20rem);', 'at-rule-disallowed-list'],
])('a style sheet with %s is refused', async (_, code, rule) => {
  expect(await brokenRules(code)).toEqual([rule])
})

test('roles, scales, breakpoints and mixtures of roles are accepted', async () => {
  const code = `.a {
    color: var(--color-text);
    background: color-mix(in srgb, var(--color-accent) 10%, transparent);
    border-color: currentcolor;
    font-size: var(--display-sm);
  }
  @media (--large) and (prefers-reduced-motion: no-preference) { .a { margin: 0 } }`
  expect(await brokenRules(code)).toEqual([])
  expect(await brokenRules('@layer base { :root { --color-page: #fff } }', tokens)).toEqual([])
})

test('every role and step that a style sheet uses is defined', async () => {
  const sheets = await Array.fromAsync(glob('{shell,shared/*,mf-*}/{src,catalogue}/**/*.css', { cwd: root }))
  const textsOf = (files: string[]) =>
    Promise.all(files.map((file) => readFile(join(root, file), 'utf8'))).then((texts) => texts.join('\n'))
  const all = await textsOf(sheets)
  // Colours that a page takes from its pictures are in style attributes.
  const attributes = await textsOf(await Array.fromAsync(glob('mf-*/src/content/*.ts', { cwd: root })))
  const defined = new Set([...`${all}${attributes}`.matchAll(/(--[\w-]+)'?:/g)].map(([, name]) => name))
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
  expect(used.size).toBeGreaterThan(60)
})

test('scripts ask for the widths at which style sheets change', async () => {
  const conditions = [...(await readBreakpoints()).values()]
  expect(Object.values(widthQueries).filter((query) => !conditions.includes(query))).toEqual([])
})

test('colours that must stand outside of style sheets are paints', async () => {
  const paints = await readFile(join(root, 'shared/tokens/src/paints.css'), 'utf8')
  const files = ['shell/src/layouts/document.tsx', 'shell/server/pages/error-page.ts']
  for (const file of files) {
    const colours = (await readFile(join(root, file), 'utf8')).match(/#[0-9a-f]{3,6}\b/g) ?? []
    expect(colours.filter((colour) => !paints.includes(`: ${colour};`))).toEqual([])
    expect(colours.length).toBeGreaterThan(0)
  }
})
