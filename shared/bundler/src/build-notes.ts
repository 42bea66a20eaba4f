import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler, StatsCompilation } from '@rspack/core'

const NAME = 'BuildNotesPlugin'
export const NOTES = 'compiled.json'

/** What the compiler knows of a build and its files do not say. */
export interface BuildNotes {
  /** Files below `web/` that each named chunk needs. */
  chunks: Record<string, string[]>
  /** Modules that it takes from the host, with the range of versions that it needs. */
  shared: Record<string, string>
  /** Versions of the modules that a host offers to its remotes. */
  offered?: Record<string, string[]>
}

/** Writes beside a build what releases must know of it. */
export class BuildNotesPlugin {
  readonly #dir: string
  readonly #own: Pick<BuildNotes, 'offered'>

  /**
   * @param dir folder that the notes are put into
   * @param own what the compiler does not know
   */
  constructor(dir: string, own: Pick<BuildNotes, 'offered'> = {}) {
    this.#dir = dir
    this.#own = own
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const options = { all: false, chunkGroups: true, modules: true, nestedModules: true }
      const { namedChunkGroups = {}, modules = [] } = compilation.getStats().toJson(options)
      const chunks = Object.entries(namedChunkGroups).map(([name, group]) => [name, filesOf(group)])
      const notes: BuildNotes = {
        chunks: Object.fromEntries(chunks),
        shared: sharedBy(modules),
        ...this.#own,
      }
      await mkdir(this.#dir, { recursive: true })
      await writeFile(join(this.#dir, NOTES), JSON.stringify(notes))
    })
  }
}

const filesOf = ({ assets = [] }: NonNullable<StatsCompilation['namedChunkGroups']>[string]) =>
  assets.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name))

/** The compiler names such a module `consume shared module (default) react@^19.2.0 (strict)`. */
function sharedBy(modules: NonNullable<StatsCompilation['modules']>): BuildNotes['shared'] {
  const found = modules.flatMap(({ name }) => {
    const [, module, range] = /^consume shared module \(\w+\) (.+)@(\S+)/.exec(name ?? '') ?? []
    return module && range ? [[module, range] as const] : []
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
