import { createHmac } from 'node:crypto'
import { safeEqual } from '@anyam/server/http'
import * as z from 'zod'
import { PREVIEWS_PATH } from './preview-links.ts'

/** Displays the working copy in `?link=`. */
export const WORKING_COPIES_PATH = `${PREVIEWS_PATH}/working-copies`

/** Long enough to open the link. */
const LIFETIME_S = 600

const schema = z.object({
  remote: z.string(),
  /** A port of the developer's own machine; no other host can be specified. */
  port: z.int().min(1).max(65_535),
  by: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
})

/** A remote that one browser loads from a port of its own machine. */
export type WorkingCopyLink = Omit<z.infer<typeof schema>, 'exp'>

export interface WorkingCopyLinks {
  addressOf(link: WorkingCopyLink): string
  /** Undefined for a text that was not signed here or has expired. */
  read(text: string): WorkingCopyLink | undefined
}

/** @param previewKey shared by the shells and the registry of a store */
export function workingCopyLinks(previewKey: Buffer, previewUrl: string): WorkingCopyLinks {
  // Derive a separate key, so that no preview link is valid here.
  const key = createHmac('sha256', previewKey).update('working copies').digest()
  const signature = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    addressOf(link) {
      const exp = Math.floor(Date.now() / 1000) + LIFETIME_S
      const text = Buffer.from(JSON.stringify({ ...link, exp })).toString('base64url')
      return `${previewUrl}${WORKING_COPIES_PATH}?link=${text}.${signature(text)}`
    },
    read(token) {
      const [text = '', signed = ''] = token.split('.')
      if (!safeEqual(signed, signature(text))) return undefined
      const { exp, ...link } = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      return exp > Date.now() / 1000 ? link : undefined
    },
  }
}
