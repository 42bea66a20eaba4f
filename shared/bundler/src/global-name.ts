/** Name of a build on `window`, and of its runtime: no two builds may have the same. */
export const globalName = (remote: string, build: string) => `${remote.replaceAll('-', '_')}_${build}`

/** Name on `window` of the list of chunks that a runtime takes into itself. */
export const chunkList = (uniqueName: string) => `rspackChunk${uniqueName}`
