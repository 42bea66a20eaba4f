/** Called with what was left out of a response: its address, the number of entries, and why the first was. */
export type Tell = (address: string, leftOut: number, reason: string) => void

export const LEFT_OUT = 'What the api sent cannot be read and is left out.'

/** Prevents endless memory for reasons that contain changing values. */
const MOST = 1_000

/** Reports each reason once for each address. */
export function reportOnce(
  report: (details: { address: string; leftOut: number; reason: string }) => void,
): Tell {
  const reported = new Set<string>()
  return (address, leftOut, reason) => {
    const key = `${address} ${reason}`
    if (reported.has(key) || reported.size > MOST) return
    reported.add(key)
    report({ address, leftOut, reason })
  }
}
