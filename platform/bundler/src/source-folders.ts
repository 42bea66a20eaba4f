import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootOf } from './root-of.ts'

/** Creates the builds, so a change in it changes them, although no package imports it. */
const BUNDLER = '@anyam/bundler'

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * Folders with the sources of a package's builds: its own, and those of the workspace packages that it
 * depends on, directly or indirectly. Packages that only its tests depend on are excluded.
 */
export function sourceFolders(dir: string): string[] {
  const folderOf = workspacePackages(rootOf(dir))
  const found = new Set([dir])
  // Iterating a set includes the folders that are added on the way.
  for (const folder of found) {
    const { dependencies = {}, devDependencies = {} } = manifestIn(folder)
    const names = Object.keys(dependencies)
    if (folder === dir && BUNDLER in devDependencies) names.push(BUNDLER)
    for (const name of names) {
      const other = folderOf.get(name)
      if (other) found.add(other)
    }
  }
  return [...found]
}

function workspacePackages(root: string): Map<string, string> {
  const folders = globSync(['*/package.json', '{platform,shared}/*/package.json'], { cwd: root }).map(
    (file) => join(root, dirname(file)),
  )
  return new Map(folders.map((folder) => [manifestIn(folder).name ?? '', folder]))
}

function manifestIn(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
