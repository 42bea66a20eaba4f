import { realpathSync } from 'node:fs'
import { basename, isAbsolute, join, relative } from 'node:path'
import { type Compiler, NormalModule } from '@rspack/core'
import { isSourceFile } from './source-files.ts'
import { sourceFolders } from './source-folders.ts'

const NAME = 'OwnSourcesPlugin'

/**
 * Refuses modules outside the package, its dependencies and installed libraries, because the id of a build
 * covers only those sources (`build-id.ts`). Another team's package is released by that team.
 */
export class OwnSourcesPlugin {
  readonly #dir: string
  readonly #folders: readonly string[]

  /** @param dir folder of the package, in the root of the repository */
  constructor(dir: string) {
    // The bundler resolves symbolic links, so resolve them here too.
    this.#dir = realpathSync(dir)
    this.#folders = sourceFolders(this.#dir)
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module instanceof NormalModule ? module.resource.split('?')[0] : undefined
          // `data:` in a style sheet is not a file.
          if (file && isAbsolute(file) && this.#isForeign(file))
            compilation.errors.push(new Error(this.#refusalOf(file)))
        }
      }),
    )
  }

  #isForeign(file: string): boolean {
    return !file.includes('/node_modules/') && !this.#folders.some((folder) => isSourceFile(folder, file))
  }

  #refusalOf(file: string): string {
    const name = basename(this.#dir)
    return `${name} imports ${relative(join(this.#dir, '..'), file)}: a build has the sources of its own package and of those that its package.json names, no tests, and no other package's.`
  }
}
