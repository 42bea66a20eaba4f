import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { librariesOf } from './lockfile.ts'
import { rootOf } from './root-of.ts'
import { sourceFiles } from './source-files.ts'
import { sourceFolders } from './source-folders.ts'

/**
 * Id of the build of a package's sources: the same sources have the same id on any machine. The sources are
 * the package's own files, those of the workspace packages that it imports, and the exact versions of their
 * libraries.
 */
export function buildId(dir: string): string {
  const root = rootOf(dir)
  const folders = sourceFolders(dir)
  const hash = createHash('sha256')
  for (const file of folders.flatMap(sourceFiles).sort())
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(contentOf(file)).update('\0')
  for (const library of librariesOf(
    root,
    folders.map((folder) => relative(root, folder).replaceAll('\\', '/') || '.'),
  ))
    hash.update(library).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The id that the caller of `rspack build` has computed, so that name and contents match. */
export const PASSED_ID = 'BUILD_ID'

export const passedBuildId = (dir: string) => process.env[PASSED_ID] ?? buildId(dir)

/**
 * Content for the hash. In a package's manifest, scripts and development dependencies are omitted, because no
 * build reads them.
 */
function contentOf(file: string): string | Buffer {
  if (basename(file) !== 'package.json') return readFileSync(file)
  const { scripts, devDependencies, ...read } = JSON.parse(readFileSync(file, 'utf8'))
  return JSON.stringify(read)
}
