import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inKit, outOfKit } from '@arunika/remote-kit/packages'
import { namesFor } from '../../scripts/new-remote/names.ts'
import { initRepository } from './init-repository.ts'
import { kitAt } from './kit-at.ts'
import { kitVersion, teamManifest, teamTemplate } from './team-files.ts'
import { writeFiles } from './write-files.ts'

/** Files that may import packages. */
const IS_SCRIPT = /\.tsx?$/
/** Files that differ between a remote's own repository and the site's repository. */
const OWN_FILES = /^(package\.json|tsconfig\.json|README\.md|node_modules|dist)$/

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Moves a remote of this repository into its own repository.
 * @param from folder of the remote
 * @param dir new folder
 * @param kit version, or path of the packed file
 * @throws Error if the remote imports a package that the kit does not contain
 */
export async function takeOut(from: string, dir: string, kit = kitVersion()): Promise<void> {
  const manifest = await read(join(from, 'package.json'))
  const { name } = manifest
  const owns: string[] = manifest.federation.owns
  const [path = '/'] = owns
  const names = { ...namesFor(name, path, `${name} cannot be taken out.`), paths: owns.join(',') }
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: from })) {
    const [, foreign] =
      /from '(@(?:anyam|arunika)\/(?!remote-kit\/)[\w-]+)/.exec(
        inKit(await readFile(join(from, file), 'utf8')),
      ) ?? []
    if (foreign) throw new Error(`${name} imports ${foreign}, which the kit does not have: ${file}.`)
  }
  await mkdir(dir)
  await copySources(from, dir, inKit)
  const template = Object.entries(teamTemplate()).filter(([file]) => !/^(src\/|rspack|vitest)/.test(file))
  writeFiles(dir, Object.fromEntries(template), names)
  await writeFile(join(dir, 'package.json'), json(teamManifest(manifest, kitAt(dir, kit))))
  initRepository(dir)
}

/**
 * Moves a remote back into its folder in this repository: its sources, version and site settings.
 * Libraries added since it left must be added to its package.json by hand.
 */
export async function putBack(dir: string, to: string): Promise<void> {
  await rm(join(to, 'src'), { recursive: true, force: true })
  await copySources(dir, to, outOfKit, 'src')
  const [{ version, federation }, manifest] = [
    await read(join(dir, 'package.json')),
    await read(join(to, 'package.json')),
  ]
  await writeFile(join(to, 'package.json'), json({ ...manifest, version, federation }))
}

async function copySources(from: string, to: string, rename: (text: string) => string, below = '') {
  const exclude = ({ name, parentPath }: { name: string; parentPath: string }) =>
    parentPath === from && OWN_FILES.test(name)
  for await (const entry of glob(join(below, '**/*'), { cwd: from, withFileTypes: true, exclude })) {
    if (!entry.isFile() || exclude(entry)) continue
    const file = join(entry.parentPath, entry.name)
    const target = join(to, file.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    if (IS_SCRIPT.test(file)) await writeFile(target, rename(await readFile(file, 'utf8')))
    else await cp(file, target)
  }
}
