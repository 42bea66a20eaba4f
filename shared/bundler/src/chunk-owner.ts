import { Compilation, type Compiler, sources } from '@rspack/core'

const NAME = 'ChunkOwnerPlugin'

/** As the bundler's runtime marks the scripts that it loads: `<unique name>:chunk-<name>`. */
const OWNER = 'document.currentScript.dataset.rspack.split(":")[0]'

/**
 * Lets a chunk find the build that loads it by the script element, not by a name inside it. So a chunk in which
 * nothing has changed has the same bytes in every build, and of two builds in one page each gets its own chunks.
 */
export class ChunkOwnerPlugin {
  apply(compiler: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS + 1
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { chunkLoadingGlobal = '', uniqueName = '' } = compilation.outputOptions
        const named = JSON.stringify(chunkLoadingGlobal)
        const found = `${JSON.stringify(chunkLoadingGlobal.slice(0, -uniqueName.length))} + ${OWNER}`
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue
          for (const file of chunk.files) {
            if (!file.endsWith('.js')) continue
            compilation.updateAsset(file, (source) => {
              const text = source.source().toString()
              const result = new sources.ReplaceSource(source)
              for (let at = text.indexOf(named); at >= 0; at = text.indexOf(named, at + 1))
                result.replace(at, at + named.length - 1, found)
              return result
            })
          }
        }
      }),
    )
  }
}
