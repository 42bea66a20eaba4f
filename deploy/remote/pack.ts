import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { publish } from '@anyam/releases/publish'
import { provenanceIn } from '@anyam/releases/signer'
import { ReleaseStore } from '@anyam/releases/store'
import { printHelp } from '@anyam/server/command'
import { build as bundle } from 'esbuild'

/**
 * Command that builds a remote for its image, and collects everything needed for its release: `files`, `manifest.json`,
 * `provenance.json` and `deliver.mjs`. It signs nothing, because an image holds no key.
 */
printHelp('node deploy/remote/pack.ts <remote> <folder>: builds a remote and what releases it, for its image')
const [remote, out] = process.argv.slice(2)
if (!remote || !out) throw new Error('pack.ts <remote> <folder>')
const folder = resolve(out)
const staging = await mkdtemp(join(import.meta.dirname, 'pack-'))
try {
  const store = new ReleaseStore(join(staging, 'store'))
  const dir = join(import.meta.dirname, '../..', remote)
  const { build } = await publish(store, dir)
  await rename(join(store.buildDir(remote, build), 'manifest.json'), join(staging, 'manifest.json'))
  await rm(folder, { recursive: true, force: true })
  await bundle({
    entryPoints: [join(import.meta.dirname, 'deliver.ts')],
    outfile: join(folder, 'deliver.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minify: true,
    logLevel: 'error',
    // CommonJS libraries require Node's built-in modules.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  })
  await rename(store.buildDir(remote, build), join(folder, 'files'))
  await rename(join(staging, 'manifest.json'), join(folder, 'manifest.json'))
  await writeFile(join(folder, 'provenance.json'), JSON.stringify(await provenanceIn(dir)))
  console.log(`${remote} ${build}`)
} finally {
  await rm(staging, { recursive: true, force: true })
}
