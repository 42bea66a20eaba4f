import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inKit, isOfWorkspace, KIT } from './packages.ts'

/**
 * Bundles the kit's command with the release-tool modules that it imports. Libraries and other parts of the
 * kit stay external.
 * @returns the names of these libraries
 */
export async function bundleCommand(outfile: string): Promise<string[]> {
  const libraries = new Set<string>()
  await build({
    entryPoints: [join(import.meta.dirname, 'cli.ts')],
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outfile,
    plugins: [
      {
        name: 'outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[@a-z]/ }, ({ path: imported }) => {
            const path = inKit(imported)
            if (isOfWorkspace(path)) return undefined
            if (!path.startsWith('node:') && !path.startsWith(KIT)) libraries.add(libraryOf(path))
            return { path, external: true, sideEffects: false }
          })
        },
      },
    ],
  })
  // Some packages are referenced by a string instead of an import.
  await writeFile(outfile, inKit(await readFile(outfile, 'utf8')))
  return [...libraries]
}

const libraryOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
