#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printHelp } from '@anyam/server/command'
import { parse, stringify } from 'yaml'
import { initRepository } from './init-repository.ts'
import { packPlatform } from './pack-platform.ts'

const USAGE = 'create-site <folder>\nfor example: create-site ../my-site'

const platform = join(import.meta.dirname, '../..')
const example = join(platform, 'example')
/** Files of the example that a new site begins with. */
const BEGINNING = ['api', 'shell', 'mf-teas', 'start.ts']
const NOT_COPIED = /\/(node_modules|dist|\.data)$/

// Command: creates a site in a folder of its own, from the packed packages of the platform.
async function main(): Promise<void> {
  printHelp(USAGE)
  const [folder] = parseArgs({ allowPositionals: true }).positionals
  if (!folder) throw new Error(USAGE)
  const dir = resolve(process.env.INIT_CWD ?? '.', folder)
  if (existsSync(dir)) throw new Error(`${dir} is there already.`)
  await mkdir(join(dir, 'packages'), { recursive: true })
  const workspace = parse(await readFile(join(platform, '../pnpm-workspace.yaml'), 'utf8'))
  const packed = await packPlatform(join(dir, 'packages'), workspace.catalog)
  const filter = (path: string) => !NOT_COPIED.test(path)
  for (const name of BEGINNING) await cp(join(example, name), join(dir, name), { recursive: true, filter })
  await writeSettings(dir, packed, workspace)
  initRepository(dir)
  console.log(`
${basename(dir)} is in ${dir}. Continue with

  cd ${folder}
  pnpm install
  pnpm start

README.md says how its pages are released.
`)
}

type Versions = Record<string, string>
interface Manifest {
  name: string
  dependencies?: Versions
  devDependencies?: Versions
}
interface Workspace {
  catalog: Versions
}

/** Libraries that a site needs besides those of its packages. */
const TOOLS = ['@types/node', 'node', 'typescript']

/** Writes the manifests, the workspace and the settings of TypeScript, and the guide. */
async function writeSettings(dir: string, packed: Versions, { catalog }: Workspace) {
  const name = basename(dir)
  const { packageManager } = await readJson(join(platform, '../package.json'))
  const root = await readJson(join(example, 'package.json'))
  const manifests: [file: string, manifest: Manifest][] = [
    ['package.json', { ...root, name, packageManager, devDependencies: inCatalog(TOOLS) }],
  ]
  for (const folder of ['shell', 'mf-teas'])
    manifests.push([
      `${folder}/package.json`,
      { ...(await readJson(join(example, folder, 'package.json'))), name: folder },
    ])
  const libraries = manifests
    .flatMap(([, manifest]) => librariesOf(manifest))
    .filter((library) => !packed[library])
  for (const [file, manifest] of manifests)
    await write(dir, file, json(manifest).replaceAll('"workspace:*"', '"*"'))
  const overrides = Object.fromEntries(
    Object.entries(packed).map(([one, file]) => [one, `file:packages/${file}`]),
  )
  const settings = {
    packages: ['shell', 'mf-*'],
    catalog: Object.fromEntries([...new Set(libraries)].sort().map((library) => [library, catalog[library]])),
    overrides,
    allowBuilds: { node: true },
    pmOnFail: 'ignore',
  }
  await write(dir, 'pnpm-workspace.yaml', stringify(settings))
  const { paths, ...compilerOptions } = (await readJson(join(platform, 'tsconfig.base.json'))).compilerOptions
  const { include, exclude } = await readJson(join(example, 'tsconfig.json'))
  await write(dir, 'tsconfig.json', json({ compilerOptions, include, exclude }))
  for (const file of ['README.md', 'gitignore'])
    await cp(join(import.meta.dirname, '../site', file), join(dir, file.replace('git', '.git')))
}

const librariesOf = ({ dependencies, devDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies })
const inCatalog = (libraries: readonly string[]) =>
  Object.fromEntries(libraries.map((library) => [library, 'catalog:']))
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const write = (dir: string, file: string, text: string) => writeFile(join(dir, file), text)

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
