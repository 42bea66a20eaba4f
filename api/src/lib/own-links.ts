import { safeEqual } from '@anyam/server/http'
import { keyedHash } from './secrets.ts'

/**
 * Signed paths of rows, for people without an account; valid as long as the row is stored.
 * @param path beginning of the path, before the token
 * @param purpose part of the signed text, so that no other signature of the api is accepted
 */
export function ownLinks(path: string, purpose: string) {
  const signatureOf = (key: Buffer, id: string) => keyedHash(key, `${purpose} ${id}`)
  return {
    pathOf: (key: Buffer, id: number) => `${path}/${id}.${signatureOf(key, String(id))}`,

    /** @returns id of the row; undefined for a forged or altered token */
    idOf(key: Buffer, token: string): number | undefined {
      const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
      return id && signature && safeEqual(signature, signatureOf(key, id)) ? Number(id) : undefined
    },
  }
}
