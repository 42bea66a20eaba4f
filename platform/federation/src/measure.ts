/** A host that counts events; others have none. */
interface MeasuringWindow {
  pageLoad?: { measure?(name: string): void }
}

/**
 * Reports that something happened on the page, such as a booking. The host counts it once per page load, for the
 * build whose page is open, and compares a canary with the live build by it.
 * @param name one of `federation.measures` in the remote's package.json; others are ignored
 */
export function measure(name: string): void {
  ;(window as MeasuringWindow).pageLoad?.measure?.(name)
}
