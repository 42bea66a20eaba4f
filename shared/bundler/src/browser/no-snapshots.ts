/**
 * Replaces what asks servers for manifests of remotes and loads ahead what these name. A release set tells the host all
 * of that, so that no page would ever call it.
 */
const refuse = (): never => {
  throw new Error('This host knows its remotes by a release set: there is no manifest to preload by.')
}

export class SnapshotHandler {
  /** No plugin can hook into what never happens. */
  readonly hooks = { applyPlugin() {} }
  readonly manifestCache = new Map<string, unknown>()
  readonly loadRemoteSnapshotInfo = refuse
}

export const getGlobalRemoteInfo = () => ({})
export const formatPreloadArgs = refuse
export const preloadAssets = refuse
// Only a development build has them: others drop what the flags leave out.
export const snapshotPlugin = refuse
export const generatePreloadAssetsPlugin = refuse
