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
  /** Milliseconds for name lookup, redirects and download together. */
  timeout: number
  /** Returns true for an IP address that may be contacted. */
  isAllowed: (address: string) => boolean
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Resolves a name and refuses forbidden addresses; the connection then uses the checked addresses. */
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
  // A literal IP address skips the lookup, so it is checked here.
  if (isIP(host) && !rules.isAllowed(host)) throw new RefusedDownloadError('private-address')
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((done, fail) => {
    request(url, {
      // A fresh connection, never one opened by another request's lookup.
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

/** The response after the last redirect. */
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

/** Aborts a body that exceeds the limit while it arrives. */
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
 * Downloads a file from another site. Forbidden addresses are refused after name resolution, for the first URL and for
 * each redirect.
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
