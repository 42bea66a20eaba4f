/**
 * Replaces the code that fetches manifests of remotes and preloads their files. The release set provides all
 * of that to the host, so no page would ever call it.
 */
const refuse = (): never => {
  throw new Error('This host knows its remotes by a release set: there is no manifest to preload by.')
}

export class SnapshotHandler {
  /** No plugin can hook into these functions, because they never run. */
  readonly hooks = { applyPlugin() {} }
  readonly manifestCache = new Map<string, unknown>()
  readonly loadRemoteSnapshotInfo = refuse
}

export const getGlobalRemoteInfo = () => ({})
export const formatPreloadArgs = refuse
export const preloadAssets = refuse
// Only used in development builds: others drop the parts disabled by the flags.
export const snapshotPlugin = refuse
export const generatePreloadAssetsPlugin = refuse
