import { Compilation, type Compiler, sources } from '@rspack/core'
import { chunkList } from './global-name.ts'

const NAME = 'ChunkOwnerPlugin'

/**
 * Lets a chunk find the build that loads it by its script element instead of a name inside the chunk. So an
 * unchanged chunk has the same bytes in every build, and if a page has two builds, each gets its own chunks.
 */
export class ChunkOwnerPlugin {
  readonly #owner: string

  /** @param remote name of the list for chunks that no build loaded; see `browser/standalone.ts` */
  constructor(remote: string) {
    // The bundler's runtime marks its scripts with `<unique name>:chunk-<name>`.
    this.#owner = `(document.currentScript.dataset.rspack || ${JSON.stringify(remote)}).split(":")[0]`
  }

  apply(compiler: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS + 1
    compiler.options.output.chunkLoadingGlobal = chunkList(compiler.options.output.uniqueName ?? '')
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const named = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue
          for (const file of chunk.files) if (file.endsWith('.js')) this.#generalise(compilation, file, named)
        }
      }),
    )
  }

  #generalise(compilation: Compilation, file: string, named: string) {
    compilation.updateAsset(file, (source) => {
      const text = source.source().toString()
      const result = new sources.ReplaceSource(source)
      for (let at = text.indexOf(named); at >= 0; at = text.indexOf(named, at + 1))
        result.replace(at, at + named.length - 1, `${JSON.stringify(chunkList(''))} + ${this.#owner}`)
      return result
    })
  }
}
