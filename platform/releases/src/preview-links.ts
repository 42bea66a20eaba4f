import { createHmac } from 'node:crypto'
import { safeEqual } from '@anyam/server/http'

/** Path prefix of preview addresses. */
export const PREVIEWS_PATH = '/previews'

const DAY_S = 24 * 3600
/** A preview link is valid for at least this long, and up to a day longer. */
const LIFETIME_DAYS = 7

/** A build that one visitor gets instead of the live one. */
export interface Preview {
  remote: string
  build: string
  /** Seconds since 1970. */
  exp: number
}

export interface PreviewLinks {
  /** The address of a build's preview. It stays the same all day, so that a list of previews does not change. */
  addressOf(remote: string, build: string): string
  sign(preview: Preview): string
  /** Undefined for a text that was not signed here or has expired. */
  read(text: string): Preview | undefined
}

/** @param key shared by the shells and the registry of a store */
export function previewLinks(key: Buffer, previewUrl: string): PreviewLinks {
  const signature = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const sign = ({ remote, build, exp }: Preview) => {
    const text = [remote, build, exp.toString(36)].join('.')
    return `${text}.${signature(text)}`
  }
  return {
    sign,
    addressOf(remote, build) {
      const today = Math.floor(Date.now() / 1000 / DAY_S)
      const exp = (today + 1 + LIFETIME_DAYS) * DAY_S
      return `${previewUrl}${PREVIEWS_PATH}/${sign({ remote, build, exp })}`
    },
    read(token) {
      const end = token.lastIndexOf('.')
      const text = token.slice(0, Math.max(end, 0))
      if (!safeEqual(token.slice(end + 1), signature(text))) return undefined
      const [remote = '', build = '', instant = ''] = text.split('.')
      const exp = Number.parseInt(instant, 36)
      return exp > Date.now() / 1000 ? { remote, build, exp } : undefined
    },
  }
}
