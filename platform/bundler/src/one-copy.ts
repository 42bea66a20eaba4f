import { relative } from 'node:path'
import { type Compiler, type Module, NormalModule } from '@rspack/core'

const NAME = 'OneCopyPlugin'

/** Packages of which a page has one copy, with the module to import from instead. */
const ONE_COPY: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-router': 'react-router-dom',
  'react-router-dom': 'react-router-dom',
}

/**
 * Refuses a remote's build that contains another copy of a package that the host shares: hooks and contexts of
 * a second React or router do not work in the page.
 */
export class OneCopyPlugin {
  readonly #dir: string

  /** @param dir the remote's folder */
  constructor(dir: string) {
    this.#dir = dir
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const refusals = new Set<string>()
        for (const module of modules) {
          const name = packageOf(module)
          const instead = name === undefined ? undefined : ONE_COPY[name]
          if (!name || !instead) continue
          // The import in the remote's own sources, which may lead there through a library.
          let imported: unknown = module
          let importer: unknown = compilation.moduleGraph.getIssuer(module)
          while (packageOf(importer) !== undefined) {
            imported = importer
            importer = compilation.moduleGraph.getIssuer(importer as Module)
          }
          if (importer) refusals.add(this.#refusalOf(name, instead, { imported, importer }))
        }
        compilation.errors.push(...[...refusals].map((sentence) => new Error(sentence)))
      }),
    )
  }

  #refusalOf(
    name: string,
    instead: string,
    { imported, importer }: Record<'imported' | 'importer', unknown>,
  ) {
    const request = imported instanceof NormalModule ? imported.rawRequest : name
    const through = packageOf(imported) === name ? '' : `, which imports ${name}`
    return `${relative(this.#dir, fileOf(importer))} imports ${request}${through}: the page would have a second copy of it. Import what the shell shares: ${instead}.`
  }
}

const fileOf = (module: unknown) =>
  module instanceof NormalModule ? (module.resource.split('?')[0] ?? '') : ''

/** The installed package that a module is from; undefined for the remote's own sources. */
const packageOf = (module: unknown): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileOf(module))?.[1]
