import { routes as careers } from '../../../mf-careers/src/expose/routes.tsx'
import { routes as marketing } from '../../../mf-marketing/src/expose/routes.tsx'
import { routes as news } from '../../../mf-news/src/expose/routes.tsx'
import type * as Replaced from '../../../shell/src/federation/load-routes.ts'

const pages = { 'mf-careers': careers, 'mf-marketing': marketing, 'mf-news': news }

/** What can fail in the composed site only, and a chunk that did not come. */
export class RemoteUnavailableError extends Error {}
export class PageChunkError extends Error {}

/** In one application all routes are loaded from the start; the back-office stays a separate chunk. */
export async function loadRoutesPatiently(remote: string): Promise<Replaced.LoadedRemote> {
  const release = { build: '', entry: '', global: '', integrity: '' }
  if (remote in pages) return { routes: pages[remote as keyof typeof pages], release }
  const { routes } = await import(/* webpackChunkName: "admin" */ '../../../mf-admin/src/expose/routes.tsx')
  return { routes, release }
}

export const loadRoutes = (remote: string) => loadRoutesPatiently(remote)

/** Makes the compiler fail if the module that this one replaces exports more. */
export type Complete = Same<keyof typeof Replaced>
type Same<Names extends 'loadRoutes' | 'loadRoutesPatiently' | 'PageChunkError' | 'RemoteUnavailableError'> =
  Names
