import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler, StatsCompilation } from '@rspack/core'

const NAME = 'BuildFactsPlugin'
export const FACTS_FILE = 'compiled.json'

/** Facts about a build that only the compiler knows. */
export interface BuildFacts {
  /** Files below `web/` that each named chunk needs. */
  chunks: Record<string, string[]>
  /** Modules that it takes from the host, with the required version ranges. */
  shared: Record<string, string>
  /** Versions of the modules that a host offers to its remotes. */
  offered?: Record<string, string[]>
  /** Present if servers send only the headings of its pages, and browsers render them. */
  rendered?: 'browser' | undefined
}

/** Facts that the compiler does not have. */
type OwnFacts = Pick<BuildFacts, 'offered' | 'rendered'>

/** Writes the facts that releases need next to a build. */
export class BuildFactsPlugin {
  readonly #dir: string
  readonly #own: OwnFacts

  /**
   * @param dir folder for these files
   * @param own additional facts that the compiler does not have
   */
  constructor(dir: string, own: OwnFacts = {}) {
    this.#dir = dir
    this.#own = own
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const options = { all: false, chunkGroups: true, modules: true, nestedModules: true }
      const { namedChunkGroups = {}, modules = [] } = compilation.getStats().toJson(options)
      const chunks = Object.entries(namedChunkGroups).map(([name, group]) => [name, filesOf(group)])
      const facts: BuildFacts = {
        chunks: Object.fromEntries(chunks),
        shared: sharedBy(modules),
        ...this.#own,
      }
      await mkdir(this.#dir, { recursive: true })
      await writeFile(join(this.#dir, FACTS_FILE), JSON.stringify(facts))
    })
  }
}

const filesOf = ({ assets = [] }: NonNullable<StatsCompilation['namedChunkGroups']>[string]) =>
  assets.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name))

/** In the compiler's stats, such a module is called `consume shared module (default) react@^19.2 || ^20.0 (strict)`. */
function sharedBy(modules: NonNullable<StatsCompilation['modules']>): BuildFacts['shared'] {
  const found = modules.flatMap(({ name }) => {
    const [, module, range] = /^consume shared module \(\w+\) (.+?)@([^()]+?)(?: \(|$)/.exec(name ?? '') ?? []
    return module && range ? [[module, range] as const] : []
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
