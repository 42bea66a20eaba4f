import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Files that decide what a build of a package is: its own, those of `shared`, and the pinned versions. */
function sourceFiles(dir: string): string[] {
  const within = (folder: string) =>
    globSync('**/*', {
      cwd: folder,
      withFileTypes: true,
      exclude: (entry) => ['node_modules', 'dist'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name),
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  return [...within(dir), ...within(join(root, 'shared')), join(root, 'pnpm-lock.yaml')]
}

/** Id of the build that a package's sources give: the same sources, the same id, on any machine. */
export function sourceId(dir: string): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(dir).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
