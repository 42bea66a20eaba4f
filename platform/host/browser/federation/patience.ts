/** A file that has not arrived after this long is checked. */
const PATIENCE_MS = 2000
/** A file counts as stalled if its first byte is this much later than the response to another request. */
const LEEWAY_MS = 400
/** A connection without any response for this long is slow or offline. */
const PROBE_MS = 10_000

/** Leaving a document aborts its requests, so failures after it are withheld for this long. */
const LEAVING_MS = 30_000
let leftAt = Number.NEGATIVE_INFINITY

/** The server is reachable but no byte of the file arrives. */
export class StalledError extends Error {
  override name = 'StalledError'
}

/**
 * Waits for files of a build as long as their bytes arrive, however slowly. If the visitor leaves meanwhile,
 * nothing has failed.
 * @param base address below which the files are
 * @param onSlow called while they arrive slowly; returns true if it leaves this document
 * @throws StalledError
 */
export async function patiently<T>(work: Promise<T>, base: string, onSlow = () => false): Promise<T> {
  const watching = new AbortController()
  // Attached only while files load, because some browsers exclude pages with this listener from the
  // back/forward cache.
  const leave = ({ isTrusted }: Event) => {
    if (isTrusted) leftAt = performance.now()
  }
  window.addEventListener('beforeunload', leave, { signal: watching.signal })
  try {
    return await untilStalled(work, base, onSlow)
  } catch (error) {
    await unlessLeft()
    throw error
  } finally {
    watching.abort()
  }
}

/** Settles at once, except in a document that is being left: there it settles later, if the document still exists. */
export async function unlessLeft(): Promise<void> {
  if (performance.now() - leftAt < LEAVING_MS) await after(LEAVING_MS)
}

async function untilStalled<T>(work: Promise<T>, base: string, onSlow: () => boolean): Promise<T> {
  const settled = work.then(
    () => true,
    () => true,
  )
  for (;;) {
    if (await Promise.race([settled, after(PATIENCE_MS)])) return work
    const files = pendingBelow(base)
    // A file that has arrived may still be running.
    if (files.length === 0) continue
    if (await doStall(files)) throw new StalledError(`${files.join(', ')} did not begin to come`)
    if (onSlow()) return new Promise(() => {})
  }
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))

/** Addresses of the scripts and style sheets that the bundler's runtime waits for. */
function pendingBelow(base: string): string[] {
  const { href } = new URL(base, window.location.href)
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[data-rspack-loading]',
  )
  const addresses = [...elements].map((element) => ('src' in element ? element.src : element.href))
  return addresses.filter((address) => address.startsWith(href))
}

/**
 * True if the connection is not to blame: the head of this page arrives but no byte of the files. Fetching a
 * file that is already loading does not transfer it twice.
 */
async function doStall(files: readonly string[]): Promise<boolean> {
  const aborter = new AbortController()
  const { signal } = aborter
  const started = performance.now()
  const arriving = Promise.race(files.map((file) => firstByteOf(file, signal)))
  const probe = fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    async () => {
      await after(performance.now() - started + LEEWAY_MS)
      return true
    },
    () => false,
  )
  const isStalled = await Promise.race([arriving, probe, after(PROBE_MS)])
  aborter.abort()
  return isStalled
}

/** Settles at the first byte of a file, or when it is certain that none will arrive; the import itself then fails. */
async function firstByteOf(address: string, signal: AbortSignal): Promise<false> {
  try {
    const { body } = await fetch(address, { signal })
    await body?.getReader().read()
  } catch {}
  return false
}
