import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compressFiles } from '@anyam/releases/compress'
import type { Site } from '@arunika/contracts/site'

interface Input {
  site: Site
  apiUrl: string
  paths: readonly string[]
}

const dist = join(import.meta.dirname, '../../.cache/astro/dist')
const command = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs')

/** Builds the pages as an Astro site with the api's current data. */
export async function buildAstro({ site, apiUrl, paths }: Input) {
  const facts = { SITE_FACTS: JSON.stringify(site), API_URL: apiUrl, ASTRO_TELEMETRY_DISABLED: '1' }
  await promisify(execFile)(process.execPath, [command, 'build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...facts },
  })
  await compressFiles(dist)
  const documents = paths.map(
    async (path) =>
      [path, await readFile(join(dist, `${path === '/' ? '/index' : path}.html`), 'utf8')] as const,
  )
  return { documents: new Map(await Promise.all(documents)), folders: { '/_astro/': join(dist, '_astro') } }
}
