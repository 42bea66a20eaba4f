import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import type { ReleaseStore } from '../src/store.ts'
import { storeBuild } from './builds.ts'

/** Builds that no visitor may get, each with the sentence of the refusal. */
export interface BadBuild {
  title: string
  /** Adds `news bad` to a store as a crash, a broken tool or another team would leave it. */
  add: (store: ReleaseStore) => Promise<void>
  sentence: RegExp
}

const BAD = { remote: 'news', build: 'bad' }

async function rewritten(store: ReleaseStore, change: (text: string) => string): Promise<void> {
  await storeBuild(store, BAD)
  const file = join(store.buildDir('news', 'bad'), 'manifest.json')
  await writeFile(file, change(await readFile(file, 'utf8')))
}

const saying = (own: Partial<BuildManifest>) => (store: ReleaseStore) =>
  rewritten(store, (text) => JSON.stringify({ ...JSON.parse(text), ...own }))

export const badBuilds: BadBuild[] = [
  {
    title: 'whose manifest is malformed',
    add: (store) => rewritten(store, (text) => text.slice(0, 80)),
    sentence: /^The manifest of news bad is malformed: /,
  },
  {
    title: 'whose manifest has another shape',
    add: saying({ owns: [] }),
    sentence: /^The manifest of news bad is malformed: owns: /,
  },
  {
    title: 'whose manifest is of another remote',
    add: saying({ remote: 'careers' }),
    sentence: /^The manifest of news bad is that of careers bad\.$/,
  },
  {
    title: 'whose manifest has no hashes',
    add: (store) => rewritten(store, (text) => text.replaceAll(/sha384-[^"]+/g, '')),
    sentence: /^The manifest of news bad is malformed: files\.\S+: is no sha384 hash\.$/,
  },
  {
    title: 'whose manifest for other hosts is malformed',
    add: (store) => storeBuild(store, { ...BAD, federation: { files: 'none' } }),
    sentence: /^The mf-manifest\.json of news is malformed: files: /,
  },
  {
    title: 'whose manifest for other hosts is of another remote',
    add: (store) => storeBuild(store, { ...BAD, federation: { name: 'careers' } }),
    sentence: /^The mf-manifest\.json of news is that of careers\.$/,
  },
  {
    title: 'whose manifest for other hosts has no hashes',
    add: (store) => storeBuild(store, { ...BAD, federation: { files: {} } }),
    sentence: /^The mf-manifest\.json of news names no hash for its entry entry\.js\.$/,
  },
  {
    title: 'that lacks the chunk of what it exposes',
    async add(store) {
      await storeBuild(store, BAD)
      await rm(join(store.buildDir('news', 'bad'), 'web/routes.js'))
    },
    sentence: /^web\/routes\.js is missing\.$/,
  },
]
