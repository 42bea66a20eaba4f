import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBase } from '@arunika/federation'
import type { ReleaseStore } from '@arunika/releases/store'
import type { FastifyInstance } from 'fastify'
import { FOR_ANY_HOST } from './headers.ts'

interface FederationManifest {
  metaData: { publicPath: string }
}

/** An address that stays: where a host that is not this shell finds the live build of a remote. */
export function liveManifestRoute(app: FastifyInstance, store: ReleaseStore, publicUrl: string): void {
  app.get<{ Params: { remote: string } }>('/remotes/:remote/mf-manifest.json', async (request, reply) => {
    const { remote } = request.params
    const build = store.live().remotes[remote]?.build
    const file = join(store.buildDir(remote, build ?? ''), 'web/mf-manifest.json')
    const text = build && (await readFile(file, 'utf8').catch(() => undefined))
    if (!text) return reply.callNotFound()
    const { metaData, ...manifest } = JSON.parse(text) as FederationManifest
    const publicPath = publicUrl + buildBase(remote, build)
    return reply
      .headers({ ...FOR_ANY_HOST, 'cache-control': 'no-cache' })
      .send({ ...manifest, metaData: { ...metaData, publicPath } })
  })
}
