import { createHmac } from 'node:crypto'
import { safeEqual } from '@anyam/server/http'

/** A page that is open for longer has already been judged. */
export const TOKEN_LIFETIME_MS = 600_000

/** The token of a page load; valid for only one page load, remote and build. */
export interface Token {
  /** Id of the page load, chosen by its browser. */
  id: string
  /** The shell that counts it. */
  shell: string
  remote: string
  build: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Tokens {
  sign(token: Token): string
  /** Undefined unless it was signed with the same key within the token's lifetime. */
  read(text: string, now: number): Token | undefined
}

export function tokensWith(key: Buffer): Tokens {
  const signature = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, 18).toString('base64url')
  return {
    sign({ id, shell, remote, build, at }) {
      const text = [id, shell, at.toString(36), remote, build].join('.')
      return `${text}.${signature(text)}`
    },
    read(token, now) {
      const end = token.lastIndexOf('.')
      const text = token.slice(0, end)
      if (!safeEqual(token.slice(end + 1), signature(text))) return undefined
      const [id = '', shell = '', instant = '', remote = '', build = ''] = text.split('.')
      const at = Number.parseInt(instant, 36)
      return now - at <= TOKEN_LIFETIME_MS ? { id, shell, remote, build, at } : undefined
    },
  }
}
