import { execFile } from 'node:child_process'
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
/** Checkout of which `platform/` is a part. */
const root = join(import.meta.dirname, '../../..')

/**
 * Compiles TypeScript of this checkout, since Node and most tools read none below `node_modules`, and copies the
 * style sheets, modules and declarations next to it.
 * @param outDir receives each file at its path below the checkout
 * @param folders folders below the checkout
 * @param isWanted false for a file that is left out, by its path below the checkout
 */
export async function compileSources(
  outDir: string,
  folders: readonly string[],
  isWanted: (file: string) => boolean,
): Promise<void> {
  const filesOf = async (pattern: string) => {
    const patterns = folders.map((folder) => `${folder}/${pattern}`)
    const names = await Array.fromAsync(glob(patterns, { cwd: root, exclude: ['**/node_modules/**'] }))
    return names.filter(isWanted).map((name) => join(root, name))
  }
  const config = join(outDir, 'tsconfig.compile.json')
  await writeFile(config, JSON.stringify(configFor(outDir, await filesOf('**/*.{ts,tsx}'))))
  await promisify(execFile)(process.execPath, [tsc, '--project', config]).catch(({ stdout, message }) => {
    throw new Error(`The packages cannot be compiled.\n${stdout || message}`)
  })
  await rm(config)
  for (const file of await filesOf('**/*.{css,mjs,d.ts}')) {
    const target = join(outDir, relative(root, file))
    await mkdir(dirname(target), { recursive: true })
    await cp(file, target)
  }
}

const configFor = (outDir: string, files: string[]) => ({
  extends: join(root, 'platform/tsconfig.base.json'),
  compilerOptions: {
    // A target that the bundler preset's browsers support: the preset compiles no libraries.
    target: 'ES2022',
    noEmit: false,
    // The types are checked by `pnpm typecheck`.
    noCheck: true,
    declaration: true,
    typeRoots: [join(root, 'node_modules/@types')],
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
  },
  files,
})
