import { workingCopyConfig } from '@anyam/bundler/working-copy'
import type { RegistryClient } from '@anyam/releases/registry-client'
import { isPortBlocked } from '@anyam/server/node'
import { rspack } from '@rspack/core'
import { copyOrigin, serveCopies } from './serve-copies.ts'

interface DevOptions {
  /** The remote's folder. */
  dir: string
  name: string
  port: number
  /** URL of the site that displays the remote. */
  site: string
  registry: RegistryClient
}

/**
 * Serves the remote from its sources and prints a URL that opens it in the running site. Serving ends with
 * the process.
 */
export async function dev({ dir, name, port, site, registry }: DevOptions): Promise<void> {
  if (await isPortBlocked(port))
    throw new Error(`Browsers refuse to connect to port ${port}. Choose another.`)
  const origin = copyOrigin(port)
  // Before the build, so that an invalid token fails at once.
  const address = await registry.workingCopy(name, port)
  const compiler = rspack(workingCopyConfig(dir, origin))
  // The page is at the origin of previews.
  const sites = [site, address].map((url) => new URL(url).origin)
  await serveCopies([{ name, port, compiler }], sites)
  console.log(`${name} is served at ${origin}. For an hour your browser shows it inside the site once you open

  ${address}

The address works for ten minutes. Run the command again for another.`)
}
