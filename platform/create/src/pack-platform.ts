import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSources } from '@anyam/kit/compile-sources'
import { ENGINES } from '@anyam/kit/launcher'
import { pnpmIn } from './pnpm.ts'

/** Packages that a site runs on. */
const PACKAGES = ['protocol', 'federation', 'data', 'bundler', 'server', 'releases', 'host']

const platform = join(import.meta.dirname, '../..')
const isPacked = (file: string) => !/\.test\.tsx?$|\/test\/|vitest\.config/.test(file)
const IMPORTED =
  /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

type Versions = Record<string, string>
interface Manifest {
  name: string
  version: string
  bin?: Record<string, string>
  exports: Record<string, string>
  sideEffects?: boolean | string[]
  dependencies?: Versions
  devDependencies?: Versions
  peerDependencies?: Versions
}

/**
 * Packs the packages of the platform for a site in another repository.
 * @param destination folder for the packed files
 * @param catalog versions of the libraries, by name
 * @returns the file name of each package
 */
export async function packPlatform(destination: string, catalog: Versions): Promise<Record<string, string>> {
  const staging = await mkdtemp(join(tmpdir(), 'pack-platform-'))
  try {
    await compileSources(
      staging,
      PACKAGES.map((name) => `platform/${name}`),
      isPacked,
    )
    const manifests = await Promise.all(PACKAGES.map(manifestOf))
    const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
    const packed: Record<string, string> = {}
    for (const manifest of manifests) {
      const folder = manifest.name.replace('@anyam/', '')
      const dir = join(staging, 'platform', folder)
      const own = packedManifest(manifest, await librariesIn(dir), { ...catalog, ...versions })
      await writeFile(join(dir, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
      await cp(join(platform, folder, 'README.md'), join(dir, 'README.md'))
      await cp(join(platform, '../LICENSE'), join(dir, 'LICENSE'))
      await pnpmIn(dir, 'pack', '--pack-destination', destination)
      packed[manifest.name] = `anyam-${folder}-${manifest.version}.tgz`
    }
    return packed
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(platform, name, 'package.json'), 'utf8'))

/** Libraries and other packages that compiled modules import. */
async function librariesIn(dir: string): Promise<string[]> {
  const libraries = new Set<string>()
  for await (const file of glob('**/*.{js,mjs}', { cwd: dir }))
    for (const [, library = ''] of (await readFile(join(dir, file), 'utf8')).matchAll(IMPORTED))
      libraries.add(library)
  return [...libraries]
}

function packedManifest(manifest: Manifest, imported: readonly string[], versions: Versions): object {
  const { name, version, bin = {}, exports, sideEffects, peerDependencies = {} } = manifest
  const declared = { ...manifest.devDependencies, ...manifest.dependencies }
  const wanted = new Set([...Object.keys(manifest.dependencies ?? {}), ...imported])
  const libraries = [...wanted].filter((library) => library in declared && !(library in peerDependencies))
  return {
    ...{ name, version, license: 'MIT', type: 'module', engines: ENGINES },
    bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, compiled(file)])),
    exports: Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, entryOf(file)])),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compiled) : sideEffects,
    dependencies: Object.fromEntries(libraries.sort().map((library) => [library, versions[library]])),
    peerDependencies,
  }
}

const compiled = (file: string) => file.replace(/\.tsx?$/, '.js')
const entryOf = (file: string) => ({ types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) })
