import { cookieIn } from '../src/cookie-in.ts'
import { AVOID_COOKIE, MOST_AVOIDED } from '../src/federation/recover.ts'

const BUCKET = 'bucket'
const DAY_S = 24 * 3600

/** What a visitor's cookies say of the builds that it is to get. */
export interface Visitor {
  /** 0 to 99: the visitor's place in canaries, the same for all of them. */
  bucket?: number
  /** Builds that its browser could not run, `<remote>@<build>` each. */
  avoid: string[]
}

export function readVisitor(cookies = ''): Visitor {
  const bucket = /^\d{1,2}$/.exec(cookieIn(cookies, BUCKET) ?? '')?.[0]
  const builds = (cookieIn(cookies, AVOID_COOKIE) ?? '')
    .split('.')
    .filter((name) => /^[\w-]+@\w+$/.test(name))
  return { ...(bucket !== undefined && { bucket: Number(bucket) }), avoid: builds.slice(0, MOST_AVOIDED) }
}

/** Keeps a visitor in its bucket for a day. */
export const bucketCookie = (bucket: number) => cookie(`${BUCKET}=${bucket}`, DAY_S)

/** Without canaries all visitors are the same. */
export const NO_BUCKET = cookie(`${BUCKET}=`, 0)

function cookie(pair: string, maxAge: number): string {
  return `${pair}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
}
