import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseAddress, type ReleaseSet } from '@arunika/federation'
import { FEDERATION_MANIFEST } from '@arunika/releases/soundness'
import type { ReleaseStore } from '@arunika/releases/store'
import type { FastifyInstance } from 'fastify'
import { FOR_ANY_HOST } from '../http/headers.ts'

interface FederationManifest {
  metaData: { publicPath: string }
}

interface LiveManifestOptions {
  store: ReleaseStore
  /** The live set as visitors get it. */
  live: () => ReleaseSet
  publicUrl: string
}

/** A permanent address at which other hosts find the live build of a remote. */
export function liveManifestRoute(
  app: FastifyInstance,
  { store, live, publicUrl }: LiveManifestOptions,
): void {
  app.get<{ Params: { remote: string } }>('/remotes/:remote/mf-manifest.json', async (request, reply) => {
    const { remote } = request.params
    const release = live().remotes[remote]
    const file = join(store.buildDir(remote, release?.build ?? ''), FEDERATION_MANIFEST)
    const text = release?.build && (await readFile(file, 'utf8').catch(() => undefined))
    if (!text) return reply.callNotFound()
    const { metaData, ...manifest } = JSON.parse(text) as FederationManifest
    const publicPath = new URL(baseAddress(remote, release), publicUrl).href
    return reply
      .headers({ ...FOR_ANY_HOST, 'cache-control': 'no-cache' })
      .send({ ...manifest, metaData: { ...metaData, publicPath } })
  })
}
