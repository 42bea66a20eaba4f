import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { type Compiler, NormalModule } from '@rspack/core'

const NAME = 'OwnSourcesPlugin'

/**
 * Refuses modules from elsewhere than the package, `shared` and installed packages: the id of a build is that of those
 * sources, and what another package holds is released by its own team.
 */
export class OwnSourcesPlugin {
  readonly #dir: string
  readonly #root: string

  /**
   * @param dir folder of the package
   * @param root of the repository
   */
  constructor(dir: string, root = join(import.meta.dirname, '../../..')) {
    // As the bundler has them, who follows links.
    this.#dir = realpathSync(dir)
    this.#root = realpathSync(root)
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module instanceof NormalModule ? module.resource.split('?')[0] : undefined
          // What a style sheet holds as `data:` is no file.
          if (file && isAbsolute(file) && this.#isForeign(file))
            compilation.errors.push(new Error(this.#refusalOf(file)))
        }
      }),
    )
  }

  #isForeign(file: string): boolean {
    const isBelow = (dir: string) => !relative(dir, file).startsWith('..')
    const own = [this.#dir, join(this.#root, 'shared')]
    return !file.includes('/node_modules/') && !own.some(isBelow)
  }

  #refusalOf(file: string): string {
    const name = relative(this.#root, this.#dir)
    return `${name} imports ${relative(this.#root, file)}: a build has the sources of its own package and of shared, and no other package's.`
  }
}
