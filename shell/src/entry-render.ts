import './app/global.css'
import { CONTRACT_VERSION, HOST_VERSION, KIT_VERSIONS } from '@arunika/federation'
import { LAUNCH } from './app/launch.ts'
import { offeredModules } from './federation/host.ts'
import { loadRoutes } from './federation/load-routes.ts'
import { type LoadContainer, loadContainersBy } from './federation/release-set-plugin.ts'

export { render } from './rendering/render.ts'
export { pageRoutes } from './rendering/routes.ts'
export { sitemap } from './rendering/sitemap.ts'
export { renderSlot } from './slots/render-slot.tsx'
// For the gate: a candidate is loaded as this shell would, and asked what it is.
export { CONTRACT_VERSION, HOST_VERSION, KIT_VERSIONS, loadRoutes, offeredModules }

/** Texts that its documents run: a page's policy allows these and no others. */
export const INLINE_SCRIPTS = [LAUNCH]

/** A build that did not come is tried again after so long: its files may be back. */
const QUARANTINE_MS = 10_000

/**
 * The whole of what a render process gives this build so that it can load remotes: a function from the global name of
 * a build to its container. The process verifies the build's files against the release set and runs those very bytes,
 * so nothing here knows a file or an address.
 * @param containerOf rejects for a build that is missing or altered
 */
export const loadContainersFrom = (containerOf: LoadContainer) => loadContainersBy(containerOf, QUARANTINE_MS)
