import type { Found, Hosts } from './last-good.ts'

/** Maximum number of responses that one process may wait for at once; a page needs a handful. */
const MOST_OPEN = 200

const REFUSED: Found = { status: 403, text: '{"message":"A page may not load this.","code":"not_allowed"}' }
const BUSY: Found = {
  status: 503,
  text: '{"message":"Too many requests of one process.","code":"unavailable"}',
}

/**
 * A render process's only way to the network: it passes an address, and the shell fetches what any visitor
 * could.
 * Only public api calls and the site's foreign addresses are allowed, by GET and without credentials,
 * whatever the code of a remote requests.
 */
export class DataPort {
  readonly #hosts: Hosts
  readonly #api: string
  #open = 0

  constructor(hosts: Hosts, apiUrl: string) {
    this.#hosts = hosts
    this.#api = `${apiUrl}/api/`
  }

  allows(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { href, username, password } = new URL(url)
    if (username || password) return false
    return href.startsWith(this.#api) || (this.#hosts.foreign ?? []).includes(href)
  }

  /** Never throws. */
  async load(url: string, requestId: string | undefined): Promise<Found> {
    if (!this.allows(url)) return REFUSED
    if (this.#open >= MOST_OPEN) return BUSY
    this.#open += 1
    try {
      const isOwn = url.startsWith(this.#api)
      return await this.#hosts.ask({ url, headers: isOwn && requestId ? { 'x-request-id': requestId } : {} })
    } finally {
      this.#open -= 1
    }
  }
}
