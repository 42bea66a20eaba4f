import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Compilation, type Compiler, sources } from '@rspack/core'
import { makeZip } from 'client-zip'
import { contentHash } from './content-hash.ts'
import { rootOf } from './root-of.ts'

const NAME = 'ExposedTypesPlugin'
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/** Files with the types of a build's exposes, for the tools of other hosts. */
export const TYPES = { zip: /^@mf-types\.\w+\.zip$/, api: /^@mf-types\.\w+\.ts$/ }

/** The same sources must produce the same bytes, so files have a constant creation time. */
const NO_TIME = new Date('2000-01-01T00:00:00Z')

/**
 * Writes the types of a remote's exposes next to its files, in the format of the federation's own types
 * plugin. That plugin writes every module's types, takes 3 s per remote, and produces different bytes each
 * time.
 */
export class ExposedTypesPlugin {
  readonly #dir: string
  readonly #exposed: Record<string, string>

  /** @param exposed source files by the names under which they are exposed */
  constructor(dir: string, exposed: Record<string, string>) {
    this.#dir = dir
    this.#exposed = exposed
  }

  apply(compiler: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const types = await typesOf(this.#dir, this.#exposed)
        const emit = (bytes: Buffer, kind: string) =>
          compilation.emitAsset(`@mf-types.${contentHash(bytes)}.${kind}`, new sources.RawSource(bytes))
        emit(await zipped(types), 'zip')
        emit(Buffer.from(apiOf(Object.keys(this.#exposed))), 'ts')
      }),
    )
  }
}

/** @throws Error if an expose has a type that other hosts cannot resolve */
async function typesOf(dir: string, exposed: Record<string, string>) {
  const outDir = await mkdtemp(join(tmpdir(), 'types-'))
  try {
    await writeFile(join(outDir, 'tsconfig.json'), JSON.stringify(configOf(dir, outDir, exposed)))
    await promisify(execFile)(process.execPath, [tsc, '--project', outDir]).catch(({ stdout, message }) => {
      throw new Error(`The types of what ${dir} exposes cannot be written.\n${stdout || message}`)
    })
    return await Promise.all(
      Object.entries(exposed).map(async ([name, file]) => {
        const path = relative(rootOf(dir), resolve(dir, file)).replace(/\.tsx?$/, '.d.ts')
        const text = await readFile(join(outDir, path), 'utf8')
        if (/from\s+['"][.@]|import\(['"][.@]/.test(text))
          throw new Error(
            `${file} exposes a type that other hosts do not have: state the types of its exports.`,
          )
        return { name: `${name}.d.ts`, input: text, lastModified: NO_TIME }
      }),
    )
  } finally {
    await rm(outDir, { recursive: true })
  }
}

const configOf = (dir: string, outDir: string, exposed: Record<string, string>) => ({
  compilerOptions: {
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    emitDeclarationOnly: true,
    declaration: true,
    // `pnpm typecheck` checks the types.
    noCheck: true,
    types: [],
    rootDir: rootOf(dir),
    outDir,
  },
  files: Object.values(exposed).map((file) => resolve(dir, file)),
})

const zipped = async (files: Parameters<typeof makeZip>[0]) =>
  Buffer.from(await new Response(makeZip(files)).arrayBuffer())

/** The type of `loadRemote` for each name, in the format of the federation's tools. */
const apiOf = (names: readonly string[]) => {
  const keys = names.map((name) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`)
  const cases = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`)
  return `export type RemoteKeys = ${keys.join(' | ')};
type PackageType<T> = ${cases.join(' ')} any;
`
}
