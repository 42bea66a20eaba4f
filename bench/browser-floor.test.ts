import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSERS } from '@anyam/bundler/base'
import { ensureBuilt } from '@anyam/releases/build'
import { remotesIn } from '@anyam/releases/remotes'
import { beforeAll, expect, it } from 'vitest'
import { LAUNCH } from '../platform/host/browser/app/launch.ts'
import { apiUses, readScript, type Script } from './lib/api-uses.ts'
import { newerApis } from './lib/newer-apis.ts'

const root = join(import.meta.dirname, '..')
const BUILDS = ['shell', ...remotesIn(root)]

/** Uses that need no fallback, with the reason. */
const ALLOWED: readonly { file: RegExp; apis: RegExp; reason: string }[] = [
  {
    file: /^shell\/main\./,
    apis: /^\.(startViewTransition|skipTransition)$/,
    reason:
      'React and the router test for view transitions in another function, or catch that there are none.',
  },
  {
    file: /^shell\/main\./,
    apis: /^navigation$/,
    reason: 'React tests for it in the function around this one.',
  },
  {
    file: /^mf-news\/article/,
    apis: /^navigator\.share$/,
    reason: 'Its button is shown only if the browser has it.',
  },
  {
    file: /^mf-admin\/overlays\./,
    apis: /^\.checkVisibility$/,
    reason: 'The overlays test for it once and look at the result.',
  },
  {
    file: /^mf-admin\/frame\./,
    apis: /^\.segment$/,
    reason: 'The comparison of texts uses a segmenter only if it is given one.',
  },
  {
    file: /^(mf-|shell)/,
    apis: /^\.segment$/,
    reason: 'Texts are cut by grapheme only if the browser has Intl.Segmenter, and by character otherwise.',
  },
  {
    file: /^mf-admin\/(pdf\.|files\/pdf\.worker)/,
    apis: /./,
    reason: 'The viewer of PDFs tests for some, and brings others. If it fails, it offers the file.',
  },
]

const scripts = new Map<string, Script>()
beforeAll(async () => {
  for (const name of BUILDS) {
    await ensureBuilt(join(root, name))
    const dir = join(root, name, 'dist/web')
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
      if (/\.m?js$/.test(file))
        scripts.set(
          `${name}/${file}`,
          readScript(readFileSync(join(dir, file), 'utf8'), file.endsWith('.mjs')),
        )
  }
  scripts.set('document', readScript(LAUNCH, false))
})

it('no script of a page uses what a supported browser lacks, without a test for it', () => {
  const newer = newerApis(BROWSERS)
  const own = new Set([...scripts.values()].flatMap(({ defined }) => [...defined]))
  const uses = [...scripts].flatMap(([file, script]) =>
    apiUses(script, newer, (name) => own.has(name)).map((use) => ({ file, ...use })),
  )
  const allowanceOf = ({ file, api }: { file: string; api: string }) =>
    ALLOWED.find((allowed) => allowed.file.test(file) && allowed.apis.test(api))
  expect(uses.filter((use) => !allowanceOf(use))).toEqual([])
  expect(ALLOWED.filter((allowed) => !uses.some((use) => allowanceOf(use) === allowed))).toEqual([])
})
