import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENGINES, writeLauncher } from '@anyam/kit/launcher'
import { KIT, manifestIn, SITE_KIT } from '@anyam/kit/packages'
import { build } from 'esbuild'
import { teamTemplate } from './team-files.ts'

const dir = join(import.meta.dirname, '..')
const dist = join(dir, 'dist')

// Command: builds the folder that `pnpm pack` packs.
await rm(dist, { recursive: true, force: true })
await mkdir(dist)
await build({
  entryPoints: [join(import.meta.dirname, 'cli.ts')],
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  outfile: join(dist, 'create-remote-command.js'),
})
await writeLauncher(join(dist, 'create-remote.js'), 'create-remote')
await writeFile(join(dist, 'template.json'), JSON.stringify({ kit: KIT, files: teamTemplate() }, null, 2))
const { version, license } = manifestIn(dir)
const manifest = {
  name: SITE_KIT.create,
  version,
  license,
  description: "Makes the repository of a team's remote.",
  type: 'module',
  engines: ENGINES,
  bin: { 'create-remote': './create-remote.js' },
}
await writeFile(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
for (const file of ['CHANGELOG.md', 'README.md']) await cp(join(dir, file), join(dist, file))
await cp(join(dir, '../../LICENSE'), join(dist, 'LICENSE'))
