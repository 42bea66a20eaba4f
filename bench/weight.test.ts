import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, ensureBuilt } from '@anyam/releases/build'
import { remotesIn } from '@anyam/releases/remotes'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Maximum compressed size of all scripts of a public page, in kB of 1,000 bytes. */
const LARGEST_PAGE = 140.6
/** Maximum that the catalogue of an Indonesian page may add; the document embeds the prose. */
const LARGEST_CATALOGUE = 1
/** Maximum for an Indonesian page. The pages with the most text are not those with the most other script. */
const LARGEST_TRANSLATED_PAGE = LARGEST_PAGE + 2.5
/** Maximum for the files that a page of another remote loads to know this one. */
const LARGEST_ENTRY = 5
const PUBLIC = remotesIn(root).filter((name) => name !== 'mf-admin')
/** Code that no visitor may be sent: the back-office, its editor, and the large variant of the validator. */
const FORBIDDEN = /mf-admin\/|ckeditor|pdfjs|radix-ui|zod\/v4\/classic/

interface Package {
  budget: { main: number }
  federation: { budget: { entry: number; firstPage: number; largestPage: number } }
}

const packageOf = (name: string): Package =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
const builds = new Map<string, Build>()
beforeAll(async () => {
  for (const name of ['shell', ...remotesIn(root)]) builds.set(name, await ensureBuilt(join(root, name)))
})

const fileOf = (name: string, file: string) => join(root, name, 'dist/web', file)

function sizeOf(name: string, file: string): number {
  const path = fileOf(name, file)
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size / 1000
}

const sum = (name: string, files: readonly string[]) =>
  files.reduce((size, file) => size + sizeOf(name, file), 0)
const scripts = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.js'))
/** Scripts of the shell that every page loads. */
const shellScripts = () => scripts(builds.get('shell')?.chunks.main)

/** Files that each page of a remote loads, by chunk name of the page. */
function pagesOf(name: string): [string, string[]][] {
  const { chunks = {} } = builds.get(name) ?? {}
  const [entry = ''] = Object.values(chunks)
    .flat()
    .filter((file) => file.startsWith('entry.'))
  const pages = readFileSync(join(root, name, 'src/expose/routes.tsx'), 'utf8').matchAll(
    /webpackChunkName: "([\w-]+)"/g,
  )
  return [...pages].map(([, page = '']) => [page, [entry, ...(chunks.routes ?? []), ...(chunks[page] ?? [])]])
}

it('the script that every page loads first is within the budget of the shell', () => {
  expect(sum('shell', shellScripts())).toBeLessThanOrEqual(packageOf('shell').budget.main)
})

it('the scripts for reading offline, that of pages and their service worker, are less than 5 kB', () => {
  const files = ['reader', 'offline'].flatMap((folder) =>
    readdirSync(fileOf('shell', folder)).map((file) => `${folder}/${file}`),
  )
  const both = scripts(files)
  expect(both).toHaveLength(2)
  expect(sum('shell', both)).toBeLessThan(5)
})

describe.each(remotesIn(root))('%s is within its budget', (name) => {
  it('which allows no larger entry than that of any remote', () => {
    expect(packageOf(name).federation.budget.entry).toBeLessThanOrEqual(LARGEST_ENTRY)
  })

  it('with its entry, its first page and its heaviest', () => {
    const { entry, firstPage, largestPage } = packageOf(name).federation.budget
    const sizes = pagesOf(name).map(([, files]) => sum(name, files))
    expect(sizes[0]).toBeLessThanOrEqual(firstPage)
    expect(sum(name, pagesOf(name)[0]?.[1].slice(0, 1) ?? [])).toBeLessThanOrEqual(entry)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(largestPage)
  })
})

describe.each(PUBLIC)('a page of %s', (name) => {
  it('loads no more script in all than is allowed', () => {
    const sizes = pagesOf(name).map(
      ([page, files]) => [page, sum('shell', shellScripts()) + sum(name, scripts(files))] as const,
    )
    expect(sizes.filter(([, size]) => size > LARGEST_PAGE)).toEqual([])
  })

  const wordsOf = (page: string) => builds.get(name)?.chunks[`${page}-id`] ?? []

  it('loads its words in Indonesian, and none of other pages', () => {
    const sizes = pagesOf(name).map(([page]) => [page, sum(name, wordsOf(page))] as const)
    expect(sizes.filter(([, size]) => size > LARGEST_CATALOGUE)).toEqual([])
    expect(builds.get(name)?.chunks['words-id']).toBeUndefined()
  })

  it('loads no more script in Indonesian than is allowed', () => {
    const sizes = pagesOf(name).map(([page, files]) => {
      const scriptsOfPage = scripts([...files, ...wordsOf(page)])
      return [page, sum('shell', shellScripts()) + sum(name, scriptsOfPage)] as const
    })
    expect(sizes.filter(([, size]) => size > LARGEST_TRANSLATED_PAGE)).toEqual([])
  })

  it('loads nothing of the back-office, no editor and no large validator', () => {
    const files = pagesOf(name).flatMap(([, all]) => scripts(all).map((file) => fileOf(name, file)))
    const all = [...files, ...shellScripts().map((file) => fileOf('shell', file))]
    const sources = all.flatMap((file): string[] => JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((source) => FORBIDDEN.test(source))).toEqual([])
  })
})
