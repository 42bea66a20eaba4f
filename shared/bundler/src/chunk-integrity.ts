import { Compilation, type Compiler, SubresourceIntegrityPlugin, sources } from '@rspack/core'

const NAME = 'ChunkIntegrityPlugin'
/** The hashes of scripts or of style sheets by chunk, while what the chunks will be is not yet known. */
const LIST = /(?<=\.(sri(?:Css)?Hashes)\s*=\s*\{)(?:"[^"]+": "\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+(?=\})/g

/**
 * An entry vouches for its chunks and style sheets. The bundler lists their hashes in an order that changes from build
 * to build; here they are sorted, so that the same sources give the same bytes.
 */
export class ChunkIntegrityPlugin {
  readonly #first: string | undefined
  readonly #exposed: readonly string[]

  /**
   * @param first name of the chunk that is loaded before any page: it vouches for the others, so that loading
   * the entry alone does not cost the hashes of all pages
   * @param exposed names of the chunks that the entry itself vouches for
   */
  constructor(first?: string, exposed: readonly string[] = first === undefined ? [] : [first]) {
    this.#first = first
    this.#exposed = exposed
  }

  apply(compiler: Compiler) {
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler)
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const lists = [...source.source().toString().matchAll(LIST)].map(listOf)
          if (lists.length > 0) this.#divide(compilation, file, lists)
        }
      }),
    )
  }

  #divide(compilation: Compilation, entry: string, lists: readonly List[]) {
    const first = this.#first === undefined ? undefined : scriptOf(compilation, this.#first)
    const stays = (hash: string) =>
      first === undefined || this.#exposed.some((name) => hash.startsWith(`"${name}":`))
    compilation.updateAsset(entry, (source) => {
      const result = new sources.ReplaceSource(source)
      for (const { start, end, hashes } of lists) result.replace(start, end, hashes.filter(stays).join(','))
      return result
    })
    if (first === undefined) return
    const global = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)
    const assignments = lists.map(
      ({ name, hashes }) =>
        `Object.assign(runtime.${name}, {${hashes.filter((hash) => !stays(hash)).join(',')}})`,
    )
    // As the bundler writes a chunk that has no modules, only something to do.
    const hashes = `(globalThis[${global}] ||= []).push([["hashes"], {}, (runtime) => { ${assignments.join('; ')} }]);\n`
    compilation.updateAsset(first, (source) => new sources.ConcatSource(hashes, source))
  }
}

interface List {
  /** Property of the bundler's runtime. */
  name: string
  start: number
  end: number
  hashes: string[]
}

const listOf = ({ 0: text, 1: name = '', index }: RegExpExecArray): List => ({
  name,
  start: index,
  end: index + text.length - 1,
  hashes: text.split(',').sort(),
})

/** @throws Error when there is no such chunk */
function scriptOf({ namedChunks }: Compilation, name: string): string {
  const script = [...(namedChunks.get(name)?.files ?? [])].find((file) => file.endsWith('.js'))
  if (script === undefined) throw new Error(`No chunk ${name} can vouch for the others.`)
  return script
}
