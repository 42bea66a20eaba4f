import type { Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { Settings } from '@anyam/server/env'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PlainPages } from './http/errors.ts'
import type { PolicySources } from './http/headers.ts'
import type { OfflineListWords } from './http/offline-reading.ts'
import type { ApiAdapter } from './http/proxies.ts'
import type { SessionCalls } from './http/sessions.ts'
import type { StatusCheck } from './http/status-page.ts'
import type { ReleaseSets } from './releases/release-sets.ts'
import type { Hosts, LastGood } from './rendering/last-good.ts'

/** Access to the data of a site's pages. */
export interface SiteData {
  hosts: Hosts
  /** Only for an api that browsers cannot call as it is. */
  adapter?: ApiAdapter
  /** The e-mail address to which vulnerabilities are reported. */
  contact(): Promise<string>
  close(): Promise<void>
}

interface DataContext {
  settings: Settings
  log: FastifyBaseLogger
  /** Folder for what must survive a restart. */
  dir: string
}

interface RouteContext {
  settings: Settings
  site: Site
  hosts: Hosts
  sets: ReleaseSets
}

/** Everything that the server of a host must know about its site. */
export interface SiteConfiguration {
  /** Folder of the site's host, with its build in `dist` and its files in `public`. */
  dir: string
  /** Facts that every page gets. */
  facts(settings: Settings): Site
  /** Opens the way to the data of pages. */
  openData(lastGood: LastGood, context: DataContext): SiteData
  policy(settings: Settings): PolicySources
  sessionCalls: SessionCalls
  /** Parts of the site that `/status` reports on, in addition to its pages. */
  statusChecks(settings: Settings): readonly StatusCheck[]
  plainPages: PlainPages
  /** Without them no page is stored for offline reading. */
  offlineWords?: Record<Language, OfflineListWords>
  /** Text above the notices of third parties. */
  licences(site: Site): string
  /** Adds routes that only this site has. */
  routes(app: FastifyInstance, context: RouteContext): void
}

export const defineSite = (site: SiteConfiguration): SiteConfiguration => site
