/** Name of a build on `window`, and of its runtime: no two builds may have the same. */
export const globalName = (remote: string, build: string) => `${remote.replaceAll('-', '_')}_${build}`
