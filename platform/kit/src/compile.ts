import { execFile } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { inKit, isPacked, PACKAGES, root } from './packages.ts'

const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/**
 * Compiles the packages of the kit, since Node and most tools read no TypeScript below `node_modules`.
 * @returns a function that returns whether a compiled module imports a library
 */
export async function compilePackages(outDir: string): Promise<(library: string) => boolean> {
  const config = join(outDir, 'tsconfig.compile.json')
  await writeFile(config, JSON.stringify(await configFor(outDir)))
  await promisify(execFile)(process.execPath, [tsc, '--project', config])
  await rm(config)
  for (const file of await filesOf('**/*.{css,mjs,d.ts}')) {
    const target = join(outDir, relative(root, file))
    await mkdir(dirname(target), { recursive: true })
    await cp(file, target)
  }
  const texts: string[] = []
  for await (const name of glob('**/*.{js,ts}', { cwd: outDir })) {
    const file = join(outDir, name)
    const text = inKit(await readFile(file, 'utf8'))
    texts.push(text)
    await writeFile(file, text)
  }
  return (library) => texts.some((text) => text.includes(`'${library}`))
}

const configFor = async (outDir: string) => ({
  extends: join(root, 'platform/tsconfig.base.json'),
  compilerOptions: {
    // A target that the bundler preset's browsers support: the preset compiles no libraries.
    target: 'ES2022',
    noEmit: false,
    // The types are checked by `pnpm typecheck`.
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
  },
  files: await filesOf('**/*.{ts,tsx}'),
})

async function filesOf(pattern: string): Promise<string[]> {
  const names = await Array.fromAsync(
    glob(
      PACKAGES.map((folder) => `${folder}/src/${pattern}`),
      { cwd: root },
    ),
  )
  return names.filter(isPacked).map((name) => join(root, name))
}
