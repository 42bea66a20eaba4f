import { randomBytes } from 'node:crypto'
import { safeEqual } from '@anyam/server/http'
import { LRUCache } from 'lru-cache'
import { keyedHash } from '../../lib/secrets.ts'

/** Number of characters of the random part, and of the signature. */
const LENGTH = 8
const MAX_KNOWN = 1_000

/** Issues list versions, signed with the secret shared by all processes. */
export interface VersionTokens {
  /** A new version, to be issued after the change is committed. */
  issue(list: string): string
  /**
   * True if a token is genuine and new to this process: another process issued it after a change that may not have
   * arrived here yet.
   */
  isNews(list: string, token: string): boolean
}

export function createVersionTokens(key: Buffer): VersionTokens {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN })
  const sign = (list: string, name: string) => keyedHash(key, `${list} ${name}`).slice(0, LENGTH)
  return {
    issue(list) {
      const name = randomBytes((LENGTH * 3) / 4).toString('base64url')
      const token = name + sign(list, name)
      known.set(token, true)
      return token
    },
    isNews(list, token) {
      if (known.has(token) || !safeEqual(token.slice(LENGTH), sign(list, token.slice(0, LENGTH))))
        return false
      known.set(token, true)
      return true
    },
  }
}
