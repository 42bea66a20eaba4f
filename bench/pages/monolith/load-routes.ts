import { routes as careers } from '../../../mf-careers/src/expose/routes.tsx'
import { routes as marketing } from '../../../mf-marketing/src/expose/routes.tsx'
import { routes as news } from '../../../mf-news/src/expose/routes.tsx'
import type * as Replaced from '../../../platform/host/browser/federation/load-routes.ts'

const pages = { 'mf-careers': careers, 'mf-marketing': marketing, 'mf-news': news }

/** Errors of the composed site; only a missing chunk can occur here. */
export class RemoteUnavailableError extends Error {}
export class PageChunkError extends Error {}

/** In one application all routes load at the start; the back-office remains a separate chunk. */
export async function loadRoutesPatiently(remote: string): Promise<Replaced.LoadedRemote> {
  const release = { build: '', entry: '', global: '', integrity: '' }
  if (remote in pages) return { routes: pages[remote as keyof typeof pages], release }
  const { routes } = await import(/* webpackChunkName: "admin" */ '../../../mf-admin/src/expose/routes.tsx')
  return { routes, release }
}

export const loadRoutes = (remote: string) => loadRoutesPatiently(remote)

/** Fails compilation if the replaced module exports more. */
export type Complete = Same<keyof typeof Replaced>
type Same<Names extends 'loadRoutes' | 'loadRoutesPatiently' | 'PageChunkError' | 'RemoteUnavailableError'> =
  Names
