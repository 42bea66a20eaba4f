import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseSet } from '@anyam/federation'
import type { FastifyInstance } from 'fastify'
import type { GenuineFiles } from './genuine-files.ts'

const FILE = 'licences.txt'

/** Separator between the notices of a build, as in `platform/bundler/src/notices.ts`. */
const NOTICE_END = /\n={80}\n/

interface LicencesOptions {
  /** Text above the notices. */
  introduction: string
  /** Folder of the shell's own files. */
  shellDir: string
  genuine: Pick<GenuineFiles, 'read'>
  live: () => ReleaseSet
}

/** Serves the third-party notices of everything that is live. */
export function licences(
  app: FastifyInstance,
  { introduction, shellDir, genuine, live }: LicencesOptions,
): void {
  app.get('/licences', async (_request, reply) => {
    const builds = Object.entries(live().remotes)
    // Builds of older versions have no notices.
    const texts = await Promise.all([
      readFile(join(shellDir, FILE)).catch(() => ''),
      ...builds.map(async ([remote, { build }]) => (await genuine.read(remote, build, FILE)) ?? ''),
    ])
    const notices = new Set(
      texts.flatMap((text) => String(text).split(NOTICE_END)).map((notice) => notice.trim()),
    )
    notices.delete('')
    const separator = `\n\n${'-'.repeat(80)}\n\n`
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send([introduction, ...[...notices].sort()].join(separator))
  })
}
