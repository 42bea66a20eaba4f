/** Pseudo-random numbers from 0 to 1, reproducible by seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws a name at random, weighted by shares that add up to 1. */
export function drawFrom(
  shares: readonly (readonly [name: string, share: number])[],
  chance: () => number,
): string {
  let rest = chance()
  let drawn = ''
  for (const [name, share] of shares) {
    drawn = name
    rest -= share
    if (rest < 0) break
  }
  return drawn
}
