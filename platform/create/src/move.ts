import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inKit, isOfWorkspace, outOfKit } from '@anyam/kit/packages'
import { initRepository } from './init-repository.ts'
import { kitAt } from './kit-at.ts'
import { namesFor } from './names.ts'
import { kitVersion, teamManifest, teamTemplate } from './team-files.ts'
import { writeFiles } from './write-files.ts'

/** Files that may import packages. */
const IS_SCRIPT = /\.tsx?$/
/** Files that differ between a remote's own repository and the site's repository. */
const OWN_FILES = /^(package\.json|tsconfig\.json|README\.md|node_modules|dist)$/

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/** A remote of the site's repository. */
export interface SiteRemote {
  /** Folder of the repository. */
  root: string
  remote: string
}

/** Step for a README of a remote whose builds were signed at the site. */
const HANDED_OVER = `4. So far the site's operators have signed the builds of \`{{remote}}\`, with the key \`registry/teams/{{remote}}.pem\` of their data folder.
   After your second release they withdraw it, so that only your team can release. \`pnpm release team list\` prints its public half:
   \`pnpm release team withdraw {{remote}} <key>\`. Older builds than your first release cannot be restored then.

## Release
`

/**
 * Moves a remote of this repository into its own repository, and removes it here: its folder, its pipeline and
 * its owners.
 * @param dir new folder
 * @param kit version, or path of the packed file
 * @throws Error if the remote has uncommitted changes, or imports a package that the kit does not contain
 */
export async function takeOut({ root, remote }: SiteRemote, dir: string, kit = kitVersion()): Promise<void> {
  const from = join(root, remote)
  assertCommitted({ root, remote })
  const manifest = await read(join(from, 'package.json'))
  const owns: string[] = manifest.federation.owns
  const [path = '/'] = owns
  const names = { ...namesFor(remote, path, `${remote} cannot be taken out.`), paths: owns.join(',') }
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: from })) {
    const imports = inKit(await readFile(join(from, file), 'utf8')).matchAll(/from '(@[\w-]+\/[\w-]+)/g)
    const foreign = [...imports].map(([, name = '']) => name).find(isOfWorkspace)
    if (foreign) throw new Error(`${remote} imports ${foreign}, which the kit does not have: ${file}.`)
  }
  await mkdir(dir)
  await copySources(from, dir, inKit)
  const template = Object.fromEntries(
    Object.entries(teamTemplate()).filter(([file]) => !/^(src\/|rspack|vitest)/.test(file)),
  )
  const readme = template['README.md']?.replace('\n## Release\n', HANDED_OVER) ?? ''
  writeFiles(dir, { ...template, 'README.md': readme }, names)
  await writeFile(join(dir, 'package.json'), json(teamManifest(manifest, kitAt(dir, kit))))
  initRepository(dir)
  for (const own of foldersOf(remote)) await rm(join(root, own), { recursive: true, force: true })
  await changeOwners(root, (owners) => owners.filter((owner) => !isOwnerOf(remote, owner)))
}

/**
 * Moves a remote back into its folder in this repository: its sources, version and site settings. A removed
 * folder, pipeline and owners are restored from the commit that had them last. Libraries added since it left
 * must be added to its package.json by hand.
 * @throws Error if the remote has uncommitted changes here, or was never here
 */
export async function putBack(dir: string, { root, remote }: SiteRemote): Promise<void> {
  const to = join(root, remote)
  if (existsSync(to)) assertCommitted({ root, remote })
  else await restore({ root, remote })
  await rm(join(to, 'src'), { recursive: true, force: true })
  await copySources(dir, to, outOfKit, 'src')
  const [{ version, federation }, manifest] = [
    await read(join(dir, 'package.json')),
    await read(join(to, 'package.json')),
  ]
  await writeFile(join(to, 'package.json'), json({ ...manifest, version, federation }))
}

const OWNERS = '.github/CODEOWNERS'
const foldersOf = (remote: string) => [remote, `.github/workflows/${remote}.yml`]
const isOwnerOf = (remote: string, owner: string) =>
  foldersOf(remote).some((own) => owner.startsWith(`/${own} `) || owner.startsWith(`/${own}/ `))

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function assertCommitted({ root, remote }: SiteRemote): void {
  const changes = git(root, 'status', '--porcelain', '--', ...foldersOf(remote), OWNERS)
  if (changes) throw new Error(`Commit or discard these changes first:\n${changes}`)
}

async function restore({ root, remote }: SiteRemote): Promise<void> {
  const file = `${remote}/package.json`
  const removed = git(root, 'log', '-1', '--diff-filter=D', '--format=%H', '--', file)
  const isInHead = git(root, 'ls-tree', 'HEAD', '--', file) !== ''
  if (!isInHead && !removed)
    throw new Error(`${remote} was never in this repository: pnpm new:remote creates its folder.`)
  const source = isInHead ? 'HEAD' : `${removed}^`
  const files = git(root, 'ls-tree', '-r', '--name-only', source, '--', ...foldersOf(remote), OWNERS)
  const present = foldersOf(remote).filter((own) => files.includes(own))
  git(root, 'restore', `--source=${source}`, '--', ...present)
  if (!files.includes(OWNERS)) return
  const owners = git(root, 'show', `${source}:${OWNERS}`)
    .split('\n')
    .filter((owner) => isOwnerOf(remote, owner))
  await changeOwners(root, (present) => [...new Set([...present, ...owners])])
}

async function changeOwners(root: string, change: (owners: string[]) => string[]): Promise<void> {
  const file = join(root, OWNERS)
  if (!existsSync(file)) return
  const owners = (await readFile(file, 'utf8')).trimEnd().split('\n')
  await writeFile(file, `${change(owners).join('\n')}\n`)
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
