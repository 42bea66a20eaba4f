import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { librariesOf } from './lockfile.ts'
import { rootOf } from './root-of.ts'
import { sourceFiles } from './source-files.ts'
import { sourceFolders } from './source-folders.ts'

/**
 * Id of the build of a package's sources: the same sources have the same id on any machine. Sources are the package's
 * own files, those of the workspace packages that it imports, and the exact versions of the libraries behind them.
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

/** The id that the caller of `rspack build` has computed, so that name and contents are of one moment. */
export const PASSED_ID = 'BUILD_ID'

export const passedBuildId = (dir: string) => process.env[PASSED_ID] ?? buildId(dir)

/** Of a package's manifest, what no build reads is left out: scripts, and what only its tests import. */
function contentOf(file: string): string | Buffer {
  if (basename(file) !== 'package.json') return readFileSync(file)
  const { scripts, devDependencies, ...read } = JSON.parse(readFileSync(file, 'utf8'))
  return JSON.stringify(read)
}
