import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders and files of a package that no build reads. */
const OUTSIDE =
  /^(node_modules|dist|test)$|\.test\.tsx?$|^vitest[\w.]*\.config\.ts$|^tsconfig\.json$|^pnpm-(lock|workspace)\.yaml$|\.md$/

/** Files of a package that may change a build. */
export const sourceFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ({ name }) => OUTSIDE.test(name) })
    // Above, only folders are excluded: nothing below them is read.
    .filter((entry) => entry.isFile() && !OUTSIDE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** True if a file is one of them. */
export function isSourceFile(folder: string, file: string): boolean {
  const parts = relative(folder, file).split(/[\\/]/)
  return parts[0] !== '..' && !parts.some((name) => OUTSIDE.test(name))
}
