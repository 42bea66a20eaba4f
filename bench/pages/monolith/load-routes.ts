import { routes as careers } from '../../../mf-careers/src/expose/routes.tsx'
import { routes as marketing } from '../../../mf-marketing/src/expose/routes.tsx'
import { routes as news } from '../../../mf-news/src/expose/routes.tsx'
import type { LoadedRemote } from '../../../shell/src/federation/load-routes.ts'

const pages = { 'mf-careers': careers, 'mf-marketing': marketing, 'mf-news': news }

export class RemoteUnavailableError extends Error {}

/** In one application all routes are there from the start; the back-office stays a chunk of its own. */
export async function loadRoutes(remote: string): Promise<LoadedRemote> {
  const release = { build: '', entry: '', global: '', integrity: '' }
  if (remote in pages) return { routes: pages[remote as keyof typeof pages], release }
  const { routes } = await import(/* webpackChunkName: "admin" */ '../../../mf-admin/src/expose/routes.tsx')
  return { routes, release }
}
