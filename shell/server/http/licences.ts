import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseSet } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import type { FastifyInstance } from 'fastify'
import type { GenuineFiles } from './genuine-files.ts'

const FILE = 'licences.txt'

/** Separator between the notices of a build, as in `platform/bundler/src/notices.ts`. */
const NOTICE_END = /\n={80}\n/

interface LicencesOptions {
  site: Site
  /** Folder of the shell's own files. */
  shellDir: string
  genuine: Pick<GenuineFiles, 'read'>
  live: () => ReleaseSet
}

const introduction = ({ name, email }: Site) => `Licences

${name} runs on software under the MIT licence, but for the back-office (mf-admin), which contains CKEditor 5 and is
under the GNU General Public License, version 2 or later. Its complete source is offered to everybody who gets
its files: write to ${email}.

The libraries that browsers are sent, with their terms:
`

/** Serves the third-party notices of everything that is live. */
export function licences(app: FastifyInstance, { site, shellDir, genuine, live }: LicencesOptions): void {
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
      .send([introduction(site), ...[...notices].sort()].join(separator))
  })
}
