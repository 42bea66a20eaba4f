import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileSources } from './compile-sources.ts'
import { inKit, isPacked, PACKAGES } from './packages.ts'

/**
 * Compiles the packages of the kit.
 * @returns a function that returns whether a compiled module imports a library
 */
export async function compilePackages(outDir: string): Promise<(library: string) => boolean> {
  const folders = PACKAGES.map((folder) => `${folder}/src`)
  await compileSources(outDir, folders, isPacked)
  const texts: string[] = []
  for await (const name of glob('**/*.{js,ts}', { cwd: outDir })) {
    const file = join(outDir, name)
    const text = inKit(await readFile(file, 'utf8'))
    texts.push(text)
    await writeFile(file, text)
  }
  return (library) => texts.some((text) => text.includes(`'${library}`))
}
