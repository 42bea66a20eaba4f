import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES } from '@anyam/kit/launcher'
import {
  inKit,
  isOfWorkspace,
  KIT,
  manifestIn,
  NEEDED_PEERS,
  rangeOf,
  root,
  SITE_KIT,
} from '@anyam/kit/packages'

const ENDING = /\.template$/

/** Template files used both for remotes in this repository and for remotes in their own repository. */
const SHARED = ['src/**/*.template', 'rspack.config.ts.template', 'vitest.config.ts.template']

/** Packing omits files with these names. */
const DOTFILES: Record<string, string> = { gitignore: '.gitignore', 'env.example': '.env.example' }

/** Scripts of a team's repository. */
export const TEAM_SCRIPTS = {
  dev: 'remote dev',
  build: 'rspack build',
  test: 'vitest run',
  typecheck: 'tsc --noEmit',
}

type Versions = Record<string, string>
interface RemoteManifest {
  dependencies: Versions
  devDependencies: Versions
  scripts?: Versions
}

/** Versions from the catalog; packages of this repository are replaced by the kit. */
function ofCatalog(wanted: Versions, kit?: string): Versions {
  const libraries = Object.keys(wanted).filter((name) => !isOfWorkspace(name))
  return {
    ...(kit && { [KIT]: kit }),
    ...Object.fromEntries(libraries.map((name) => [name, rangeOf(name)])),
  }
}

/** The kit version of a new remote. */
export const kitVersion = () => `^${manifestIn(join(root, 'platform/kit')).version}`

/**
 * Returns the manifest of a remote in its own repository, derived from its manifest in this repository.
 * @param kit version, or address of the packed kit
 */
export function teamManifest<Manifest extends RemoteManifest>(manifest: Manifest, kit: string): object {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const dependencies = ofCatalog({ ...manifest.dependencies, 'react-router': '' }, kit)
  const peers = NEEDED_PEERS.filter((name) => !(name in dependencies))
  // The bundler preset already depends on it.
  const { '@module-federation/enhanced': _, ...devDependencies } = manifest.devDependencies
  const tools = Object.fromEntries([...peers, '@types/node', 'typescript'].map((name) => [name, '']))
  return {
    ...manifest,
    engines: ENGINES,
    packageManager,
    scripts: TEAM_SCRIPTS,
    dependencies,
    devDependencies: ofCatalog({ ...devDependencies, ...tools }),
  }
}

/** Text of every file of a new repository by path, with placeholders. */
export function teamTemplate(): Record<string, string> {
  const remotes = join(root, SITE_KIT.template)
  const own = join(import.meta.dirname, '../template')
  const read = (folder: string, names: readonly string[]) =>
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('{{kit}}', KIT)
      return [name.replace(ENDING, ''), inKit(text)] as const
    })
  const manifest = JSON.parse(readFileSync(join(remotes, 'package.json.template'), 'utf8'))
  return {
    ...Object.fromEntries(read(remotes, globSync(SHARED, { cwd: remotes }))),
    ...Object.fromEntries(
      read(own, globSync(['*.template', '.github/**/*.template'], { cwd: own })).map(([name, text]) => [
        DOTFILES[name] ?? name,
        text,
      ]),
    ),
    'package.json': `${JSON.stringify(teamManifest(manifest, kitVersion()), null, 2)}\n`,
  }
}
