import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeEqual } from '@anyam/server/http'
import { readOrMakeSync, writeWholeSync } from '@anyam/server/state-files'
import * as z from 'zod/mini'
import { cookieIn } from '../../browser/cookie-in.ts'

/** Lifetime of an override. */
const LIFETIME_S = 3600
/** In bytes. */
const KEY_SIZE = 32
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const signed = z.object({
  remote: z.string(),
  origin: z.string(),
  by: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
})

/** A remote that one browser loads from elsewhere. */
export type DevOverride = z.infer<typeof signed>

interface DevOverridesOptions {
  /** Folder with the key, which all shells share. */
  dir: string
  publicUrl: string
  /** Allowed origins besides the visitor's own machine. */
  listed: readonly string[]
}

export interface DevOverrides {
  /** Returns whether an override may use an origin: one on the visitor's own machine, or a listed one. */
  allows(origin: string): boolean
  /** @returns the cookie that sets the override in a browser */
  give(devOverride: Omit<DevOverride, 'exp'>): string
  /** The valid override in a request's cookies, if any. */
  read(cookies: string | undefined): DevOverride | undefined
  /** The cookie that ends the override. */
  readonly ended: string
}

/** Overrides exist only in a signed cookie. Without one, the site is unchanged. */
export async function openDevOverrides({
  dir,
  publicUrl,
  listed,
}: DevOverridesOptions): Promise<DevOverrides> {
  const key = keyIn(dir)
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-override' : 'override'
  const cookie = (value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function allows(origin: string): boolean {
    if (!URL.canParse(origin)) return false
    const url = new URL(origin)
    return url.origin === origin && (LOOPBACK.includes(url.hostname) || listed.includes(origin))
  }

  return {
    allows,
    ended: cookie('', 0),
    give(devOverride) {
      const exp = Math.floor(Date.now() / 1000) + LIFETIME_S
      const text = Buffer.from(JSON.stringify({ ...devOverride, exp } satisfies DevOverride)).toString(
        'base64url',
      )
      return cookie(`${text}.${sign(text)}`, LIFETIME_S)
    },
    read(cookies = '') {
      const cookie = cookieIn(cookies, name)
      // The case of almost every visitor, so it is checked before the signature.
      if (cookie === undefined) return undefined
      const [text = '', signature = ''] = cookie.split('.')
      if (!safeEqual(signature, sign(text))) return undefined
      const { data: devOverride } = signed.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      // The origin may have been removed from the list since.
      return devOverride && devOverride.exp > Date.now() / 1000 && allows(devOverride.origin)
        ? devOverride
        : undefined
    },
  }
}

/**
 * The key with which all shells of a store sign; the first shell creates it. A damaged key is replaced:
 * anyone could sign with an empty key, and a signature is valid only for an hour.
 */
function keyIn(dir: string): Buffer {
  const file = join(dir, '.override.key')
  const make = () => randomBytes(KEY_SIZE)
  const key = readOrMakeSync(file, make, 0o600)
  if (key.length >= KEY_SIZE && key.some((byte) => byte !== 0)) return key
  writeWholeSync(file, make(), 0o600)
  return readFileSync(file)
}
