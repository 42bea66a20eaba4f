import { readFileSync } from 'node:fs'
import { Compilation, type Compiler, sources } from '@rspack/core'
import { contentHash } from './content-hash.ts'

const NAME = 'StandaloneEntryPlugin'
const STANDALONE = /^standalone\.\w+\.js$/
const ENTRY = /^entry\.\w+\.js$/

/** Writes the entry for hosts without a bundler runtime next to the shell's entry, which it loads. */
export class StandaloneEntryPlugin {
  readonly #compiled: string

  /** @param compiled file of `browser/standalone.ts`, already built when the entry is written */
  constructor(compiled: string) {
    this.#compiled = compiled
  }

  apply(compiler: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = readFileSync(this.#compiled, 'utf8')
        compilation.emitAsset(`standalone.${contentHash(text)}.js`, new sources.RawSource(text))
      }),
    )
  }
}

/**
 * Address of the entry for other hosts, below the build's files. Its query contains what it must load.
 * @param files of the build, with their hashes in the form of the `integrity` attribute
 * @throws Error if one of the entries is missing
 */
export function standaloneAddress(remote: string, build: string, files: Record<string, string>): string {
  const named = (pattern: RegExp) => {
    const found = Object.keys(files).find((name) => pattern.test(name))
    if (!found) throw new Error(`The build of ${remote} has no ${pattern} for other hosts.`)
    return found
  }
  const entry = named(ENTRY)
  return `${named(STANDALONE)}?${new URLSearchParams({ remote, build, entry, integrity: files[entry] ?? '' })}`
}
