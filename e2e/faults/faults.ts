import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import type { ReplyMode } from '../fixtures/fault-relay.ts'

/** A broken build, for browsers or for the server. */
export interface Fault {
  name: string
  /** Corrupts a file on its way to browsers: the container or the page's own chunk. */
  onTheWay?: { part: 'entry' | 'page'; reply: ReplyMode | 'of the build before' }
  /** Code appended to the container before it is hashed. */
  code?: (container: string) => string
  /** Code prepended to the container. */
  codeBefore?: string
  manifest?: Partial<BuildManifest>
  /** True if the broken build itself may stay visible. */
  isHarmless?: boolean
  /** Corrupts a file in the store after it was hashed. Affects only the server, which reads the file from there. */
  inStore?: (build: string, manifest: BuildManifest, before: string) => Promise<void>
}

/** Replaces a method of the container with a failing one. */
const replacing = (part: 'init' | 'get', by: string) => (container: string) =>
  `;{const c=${container};${container}={init:(s)=>c.init(s),get:(m)=>c.get(m),${part}:${by}}}`

/** Replaces the pages of the remote. */
const withPages = (page: string) =>
  replacing(
    'get',
    `(m)=>c.get(m).then((f)=>()=>({routes:f().routes.map((route)=>({...route,lazy:${page}}))}))`,
  )

const FAILS = 'broken on purpose'
const throwing = `{throw new Error('${FAILS}')}`

/** Failures in code, which are the same for browsers and the server. */
const IN_CODE: Fault[] = [
  { name: 'has a syntax error', code: () => ';{{{' },
  { name: 'throws when it loads', codeBefore: `(()=>${throwing})();` },
  { name: 'throws when it starts', code: replacing('init', `()=>${throwing}`) },
  { name: 'throws when it renders', code: withPages(`async()=>({Component()${throwing}})`) },
  { name: 'was made for another contract', manifest: { contract: 2 } },
]

export const IN_BROWSERS: Fault[] = [
  ...IN_CODE,
  // Browsers do not need it, because the live set contains the entry's hash.
  { name: 'has no manifest', inStore: (build) => rm(join(build, 'manifest.json')), isHarmless: true },
  { name: 'has no entry', onTheWay: { part: 'entry', reply: 'missing' } },
  { name: 'is replaced by HTML', onTheWay: { part: 'entry', reply: 'html' } },
  { name: 'is cut short', onTheWay: { part: 'entry', reply: 'truncated' } },
  { name: 'is reset', onTheWay: { part: 'entry', reply: 'reset' } },
  { name: 'hangs', onTheWay: { part: 'entry', reply: 'hang' } },
  { name: 'has a slow chunk', onTheWay: { part: 'page', reply: 'hang' } },
  { name: 'lacks a chunk', onTheWay: { part: 'page', reply: 'missing' } },
  { name: 'has another hash', onTheWay: { part: 'page', reply: 'altered' } },
  { name: 'is another build', onTheWay: { part: 'entry', reply: 'of the build before' } },
]

const entryOf = (build: string) => join(build, 'node/entry.cjs')
const chunks = ({ files }: BuildManifest) =>
  Object.keys(files).filter((name) => name.endsWith('.cjs') && name !== 'node/entry.cjs')

export const ON_THE_SERVER: Fault[] = [
  ...IN_CODE,
  { name: 'has no manifest', inStore: (build) => rm(join(build, 'manifest.json')) },
  { name: 'has no entry', inStore: (build) => rm(entryOf(build)) },
  { name: 'is replaced by HTML', inStore: (build) => writeFile(entryOf(build), '<!doctype html>') },
  {
    name: 'is cut short',
    inStore: async (build) => {
      const bytes = await readFile(entryOf(build))
      await writeFile(entryOf(build), bytes.subarray(0, bytes.length / 2))
    },
  },
  {
    // Makes the file unreadable by replacing it with a folder.
    name: 'is reset',
    inStore: async (build) => {
      await rm(entryOf(build))
      await cp(join(build, 'web'), entryOf(build), { recursive: true })
    },
  },
  { name: 'hangs', code: replacing('init', '()=>new Promise(()=>{})') },
  { name: 'has a slow chunk', code: withPages('()=>new Promise(()=>{})') },
  {
    name: 'lacks a chunk',
    inStore: async (build, manifest) => {
      for (const name of chunks(manifest)) await rm(join(build, name))
    },
  },
  {
    name: 'has another hash',
    inStore: async (build, manifest) => {
      for (const name of chunks(manifest))
        await writeFile(join(build, name), `${await readFile(join(build, name))} `)
    },
  },
  { name: 'is another build', inStore: (build, _manifest, before) => cp(entryOf(before), entryOf(build)) },
]
