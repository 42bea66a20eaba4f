import { CONTRACT_VERSION, HOST_VERSION, KIT_VERSIONS } from '@anyam/federation'
import { LAUNCH } from './app/launch.ts'
import { offeredModules } from './federation/host.ts'
import { loadRoutes } from './federation/load-routes.ts'
import { type LoadContainer, loadContainersBy } from './federation/release-set-plugin.ts'

export { giveParts } from './app/site-parts.ts'
export { render } from './rendering/render.ts'
export { pageRoutes } from './rendering/routes.ts'
export { giveTexts } from './rendering/site-texts.ts'
export { sitemap } from './rendering/sitemap.ts'
export { renderSlot } from './slots/render-slot.tsx'
// For the gate, which loads a candidate as this shell would and inspects it.
export { CONTRACT_VERSION, HOST_VERSION, KIT_VERSIONS, loadRoutes, offeredModules }

/** Inline scripts of its documents; a page's policy allows only these. */
export const INLINE_SCRIPTS = [LAUNCH]

/** A build that could not be loaded is retried after this long, because its files may be back. */
const QUARANTINE_MS = 10_000

/**
 * The only dependency that a render process injects so that this build can load remotes: a function from the
 * global name of a build to its container. The process verifies the build's files against the release set and
 * runs those exact bytes, so no code here handles files or addresses.
 * @param containerOf rejects for a build that is missing or altered
 */
export const loadContainersFrom = (containerOf: LoadContainer) => loadContainersBy(containerOf, QUARANTINE_MS)
