/** A build that did not come is tried again after so long: its files may be back. */
const ASIDE_MS = 10_000

const left = new Map<string, { until: number; why: unknown }>()

/** Has a build, by its global name, left out for a while, so that not each page waits for it. */
export const setAside = (globalName: string, why: unknown) =>
  left.set(globalName, { until: Date.now() + ASIDE_MS, why })

/** @throws what the build was set aside for */
export function refuseAside(globalName: string): void {
  const aside = left.get(globalName)
  if (aside && aside.until > Date.now()) throw aside.why
}
