import { execFileSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FULL_SUITE_ONLY } from '../testing/full-suite-only.ts'

const root = join(import.meta.dirname, '../..')

/** Libraries that a workspace has besides those of its packages. */
const TOOLS = ['@types/node', 'node', 'typescript', 'vitest']

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Copies `platform/` into an empty folder, with the files of a workspace's root: versions of libraries are those
 * of this repository, and its packages are all that there is.
 */
export async function copyPlatform(to: string): Promise<void> {
  const names = execFileSync('git', ['ls-files', '-z', 'platform', 'LICENSE', 'pnpm-lock.yaml'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const name of names.split('\0').filter(Boolean)) await cp(join(root, name), join(to, name))
  const { version, license, engines, packageManager } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const devDependencies = Object.fromEntries(TOOLS.map((name) => [name, 'catalog:']))
  const manifest = { private: true, type: 'module', version, license, engines, packageManager }
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const packages = 'packages:\n  - platform/*\n  - platform/example/shell\n  - platform/example/mf-*\n'
  const files = {
    'package.json': json({ name: 'platform', ...manifest, devDependencies }),
    'pnpm-workspace.yaml': workspace.replace(/^packages:\n( .*\n)+/m, packages),
    'vitest.config.ts': vitestConfig(),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(to, name), text)
}

/** The projects of the platform, with the tests that `npm test` runs. */
function vitestConfig(): string {
  const projects = ['platform', 'platform/create', 'platform/host', 'platform/releases'].map((folder) => ({
    root: folder,
    extends: `${folder}/vitest.config.ts`,
    test: { name: folder, exclude: ['**/node_modules/**', ...leftOutOf(folder)] },
  }))
  return `export default { test: { projects: ${JSON.stringify(projects, null, 2)} } }\n`
}

const leftOutOf = (folder: string) =>
  Object.keys(FULL_SUITE_ONLY)
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1))
