/** Name of a build on `window`, and of its runtime; unique per build. */
export const globalName = (remote: string, build: string) => `${remote.replaceAll('-', '_')}_${build}`

/** Name on `window` of the list of chunks that a runtime loads. */
export const chunkList = (uniqueName: string) => `rspackChunk${uniqueName}`
