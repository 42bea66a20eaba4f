import { Compilation, type Compiler, SubresourceIntegrityPlugin, sources } from '@rspack/core'

const NAME = 'ChunkIntegrityPlugin'
/** The hashes in an entry, by chunk, while what the chunks will be is not yet known. */
const LIST = /(?<=\{)(?:"[^"]+": "\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+(?=\})/g

/**
 * An entry vouches for its chunks and style sheets. The bundler lists their hashes in an order that changes from build
 * to build; here it is the alphabet's, so that the same sources give the same bytes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler)
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const lists = [...source.source().toString().matchAll(LIST)]
          if (lists.length > 0) compilation.updateAsset(file, sorted(source, lists))
        }
      }),
    )
  }
}

function sorted(source: sources.Source, lists: readonly RegExpExecArray[]) {
  const result = new sources.ReplaceSource(source)
  for (const { 0: list, index } of lists)
    result.replace(index, index + list.length - 1, list.split(',').sort().join(','))
  return result
}
