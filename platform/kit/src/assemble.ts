import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleCommand } from './bundle-command.ts'
import { compilePackages } from './compile.ts'
import { writeLauncher } from './launcher.ts'
import { KIT, manifestIn, packedManifest, teamTsconfig } from './packages.ts'

const dir = join(import.meta.dirname, '..')
const dist = join(dir, 'dist')

// Command: builds the folder that `pnpm pack` packs.
await rm(dist, { recursive: true, force: true })
await mkdir(join(dist, 'lib'), { recursive: true })
const isNamed = await compilePackages(join(dist, 'lib'))
const imported = await bundleCommand(join(dist, 'remote-command.js'))
await writeLauncher(join(dist, 'remote.js'), 'remote')
const manifest = packedManifest({ ...manifestIn(dir), name: KIT }, imported, isNamed)
await writeFile(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
for (const file of ['CHANGELOG.md', 'README.md']) await cp(join(dir, file), join(dist, file))
await cp(join(dir, '../../LICENSE'), join(dist, 'LICENSE'))
await writeFile(join(dist, 'tsconfig.json'), JSON.stringify(teamTsconfig(), null, 2))
