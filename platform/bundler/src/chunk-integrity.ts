import {
  type ChunkGroup,
  Compilation,
  type Compiler,
  SubresourceIntegrityPlugin,
  sources,
} from '@rspack/core'

/** Matches the name of the chunk in a list of hashes. */
const CHUNK = /^"([\w-]+)":/

const NAME = 'ChunkIntegrityPlugin'
/** Matches the hashes of scripts or style sheets by chunk, while they are still placeholders. */
const LIST = /(?<=\.(sri(?:Css)?Hashes)\s*=\s*\{)(?:"[^"]+": "\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+(?=\})/g

/**
 * Makes an entry contain the hashes of its chunks and style sheets. The bundler lists these in an order that
 * changes from build to build; here they are sorted, so that the same sources produce the same bytes.
 */
export class ChunkIntegrityPlugin {
  readonly #first: string | undefined
  readonly #exposed: readonly string[]

  /**
   * @param first name of the chunk that is loaded before any page. It contains the hashes of the others, so
   * that loading only the entry does not transfer the hashes of all pages
   * @param exposed names of the chunks whose hashes are in the entry itself
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
    const moved = lists.flatMap(({ name, hashes }) =>
      hashes.filter((hash) => !stays(hash)).map((hash) => ({ name, hash })),
    )
    const placed = moved.flatMap((each) => {
      const parents = parentsOf(compilation, each.hash, this.#first ?? '')
      return (parents.length > 0 ? parents : [first]).map((file) => ({ ...each, file }))
    })
    const byFile = Map.groupBy(placed, ({ file }) => file)
    for (const [file, hashes] of byFile) {
      const assignments = [...Map.groupBy(hashes, ({ name }) => name)].map(
        ([name, own]) => `Object.assign(runtime.${name}, {${own.map(({ hash }) => hash).join(',')}})`,
      )
      // In the bundler's format for a chunk without modules that only runs code.
      const text = `(globalThis[${global}] ||= []).push([["${file.split('.')[0]}-hashes"], {}, (runtime) => { ${assignments.join('; ')} }]);\n`
      compilation.updateAsset(file, (source) => new sources.ConcatSource(text, source))
    }
  }
}

/**
 * Scripts of the pages and slots that load a chunk directly or through their parts, such as the catalogue of
 * their words; only they contain its hash. Empty for a chunk that the first one loads.
 */
function parentsOf({ namedChunks }: Compilation, hash: string, first: string): string[] {
  const [, name = ''] = CHUNK.exec(hash) ?? []
  const own = [...(namedChunks.get(name)?.groupsIterable ?? [])]
  const pages = [...new Set(own.flatMap((group) => pagesAbove(group, first)))].sort()
  if (pages.includes(first)) return []
  return pages.flatMap((page) =>
    [...(namedChunks.get(page)?.files ?? [])].filter((file) => file.endsWith('.js')),
  )
}

/**
 * Names of the chunks that the first chunk, or the entry, loads and that lead to a chunk.
 * @param below chunks already visited on the way up
 */
function pagesAbove(group: ChunkGroup, first: string, below: readonly ChunkGroup['name'][] = []): string[] {
  // A page whose handle imports part of its own chunk is its own parent, and parts may load each other.
  const path = [...below, group.name]
  const parents = group.getParents().filter(({ name }) => !path.includes(name))
  return parents.flatMap((parent) => {
    if (parent.isInitial() || parent.name === first) return [first]
    const above = pagesAbove(parent, first, path)
    const isPage = above.length > 0 && above.every((name) => name === first)
    return isPage ? [parent.name ?? first] : above
  })
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

/** @throws Error if there is no such chunk */
function scriptOf({ namedChunks }: Compilation, name: string): string {
  const script = [...(namedChunks.get(name)?.files ?? [])].find((file) => file.endsWith('.js'))
  if (script === undefined) throw new Error(`No chunk ${name} can vouch for the others.`)
  return script
}
