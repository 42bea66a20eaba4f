import { readFileSync } from 'node:fs'
import { Compilation, type Compiler, sources } from '@rspack/core'
import { chunksOfHost } from './chunk-owner.ts'
import { contentHash } from './content-hash.ts'

const NAME = 'StandaloneEntryPlugin'
const ENTRY = /^entry\.\w+\.js$/

/** The entry of a build for hosts that offer no bundler runtime: the same, with the runtime before it. */
export const STANDALONE = /^standalone\.\w+\.js$/

/** Writes the entry for other hosts next to the one for the shell; both load the same chunks. */
export class StandaloneEntryPlugin {
  readonly #runtime: string
  readonly #remote: string

  /** @param runtime file of the bundler runtime, which has been built when the entry is written */
  constructor(runtime: string, remote: string) {
    this.#runtime = runtime
    this.#remote = remote
  }

  apply(compiler: Compiler) {
    // The entry's name and its list of hashes are known only now.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const [, entry] = Object.entries(assets).find(([name]) => ENTRY.test(name)) ?? []
        if (!entry) return
        const { uniqueName = '' } = compilation.outputOptions
        const chunks = chunksOfHost(this.#remote, uniqueName)
        const text = `${readFileSync(this.#runtime, 'utf8')}\n${entry.source()}\n${chunks}\n`
        compilation.emitAsset(`standalone.${contentHash(text)}.js`, new sources.RawSource(text))
      }),
    )
  }
}
