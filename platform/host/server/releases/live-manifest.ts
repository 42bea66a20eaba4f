import { baseAddress, type ReleaseSet } from '@anyam/federation'
import type { FastifyInstance } from 'fastify'
import type { GenuineFiles } from '../http/genuine-files.ts'
import { FOR_ANY_HOST } from '../http/headers.ts'

const FILE = 'mf-manifest.json'

interface FederationManifest {
  metaData: { publicPath: string }
}

interface LiveManifestOptions {
  genuine: Pick<GenuineFiles, 'read'>
  /** Returns the live set as visitors get it. */
  live: () => ReleaseSet
  publicUrl: string
}

/** Serves a permanent address at which other hosts find the live build of a remote. */
export function liveManifestRoute(
  app: FastifyInstance,
  { genuine, live, publicUrl }: LiveManifestOptions,
): void {
  app.get<{ Params: { remote: string } }>(`/remotes/:remote/${FILE}`, async (request, reply) => {
    const { remote } = request.params
    const release = live().remotes[remote]
    const text = release?.build && (await genuine.read(remote, release.build, FILE))
    if (!text) return reply.callNotFound()
    const { metaData, ...manifest } = JSON.parse(String(text)) as FederationManifest
    const publicPath = new URL(baseAddress(remote, release), publicUrl).href
    return reply
      .headers({ ...FOR_ANY_HOST, 'cache-control': 'no-cache' })
      .send({ ...manifest, metaData: { ...metaData, publicPath } })
  })
}
