import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '@anyam/protocol/open'
import type { Settings } from '@anyam/server/env'
import { GATE_CONFIG } from '../site-root.ts'

/** Settings from which a site derives its facts and hosts. */
export type GateSettings = Pick<Settings, 'apiUrl' | 'lmsUrl' | 'adminEmail' | 'adminPassword'> & {
  siteName: string
}

/** A host that provides data of the site's pages. */
export interface DataHost {
  /** Its name in a sentence. */
  name: string
  /** Environment variable with its address. */
  setting: string
  /** Without a trailing slash. */
  url: string
  /** A call to which it responds 2xx. */
  path: string
}

/** Public calls of the api's first version, with schemas that drop all fields that came later. */
export type FirstCalls = readonly (readonly [path: RegExp, schema: { parse(data: unknown): unknown }])[]

/** Everything that the gate must know about the site whose builds it judges. */
export interface GateSite {
  /** Absolute path of the script that starts the host's server. */
  server: string
  /** Facts that every page gets. */
  facts(settings: GateSettings & Pick<Settings, 'publicUrl'>): Site
  /** The api first. */
  dataHosts(settings: GateSettings): readonly DataHost[]
  firstCalls: FirstCalls
}

export const defineGateSite = (site: GateSite): GateSite => site

/**
 * Loads the site of a repository: the export `gateSite` of `shell/gate.config.ts`.
 * @throws Error if there is no such file
 */
export async function gateSiteIn(root: string): Promise<GateSite> {
  const { gateSite } = await import(pathToFileURL(join(root, GATE_CONFIG)).href)
  return gateSite
}
