import { lookup as resolve } from 'node:dns'
import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type DownloadError = 'wrong-address' | 'private-address' | 'too-large' | 'unreachable'

export class RefusedDownloadError extends Error {
  override name = 'RefusedDownloadError'
  readonly reason: DownloadError
  constructor(reason: DownloadError, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

export interface DownloadRules {
  /** Bytes. */
  maxSize: number
  /** Milliseconds for everything: names, redirects and the file. */
  timeout: number
  /** Which IP addresses may be asked. */
  isAllowed: (address: string) => boolean
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Resolves a name and refuses it when it leads to a forbidden address; the connection uses the checked addresses. */
const checkedLookup =
  ({ isAllowed }: DownloadRules): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('The name has no address.'), '')
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new RefusedDownloadError('private-address'), '')
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new RefusedDownloadError('wrong-address')
  const url = new URL(address, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username || url.password) throw new RefusedDownloadError('wrong-address')
  return url
}

function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address needs no lookup, which therefore cannot refuse it.
  if (isIP(host) && !rules.isAllowed(host)) throw new RefusedDownloadError('private-address')
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((done, fail) => {
    request(url, {
      // A connection of its own, which no lookup of another request has opened.
      agent: false,
      signal,
      headers: { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
      lookup: checkedLookup(rules),
    })
      .on('response', done)
      .on('error', fail)
      .end()
  })
}

/** The response to the last redirect. */
async function follow(address: string, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = parse(address)
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, rules, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (!REDIRECTS.has(statusCode) || !headers.location || redirects === MAX_REDIRECTS)
      throw new RefusedDownloadError('unreachable')
    url = parse(headers.location, url)
  }
}

/** Stops a body that is too large while it comes. */
function limited(maxSize: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxSize) done(new RefusedDownloadError('too-large'))
      else done(null, chunk)
    },
  })
}

/**
 * Downloads a file of another site. Addresses that are not allowed are refused after the name was resolved, at the first
 * address and at each redirect.
 * @throws RefusedDownloadError
 */
export async function downloadPublicFile(address: string, tempPath: string, rules: DownloadRules) {
  const signal = AbortSignal.timeout(rules.timeout)
  try {
    const response = await follow(address, rules, signal)
    if (Number(response.headers['content-length']) > rules.maxSize) {
      response.destroy()
      throw new RefusedDownloadError('too-large')
    }
    const file = createWriteStream(tempPath, { flags: 'wx', mode: 0o600 })
    await pipeline(response, limited(rules.maxSize), file, { signal })
  } catch (error) {
    if (error instanceof RefusedDownloadError) throw error
    throw new RefusedDownloadError('unreachable', { cause: error })
  }
}
