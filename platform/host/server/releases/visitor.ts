import { randomInt } from 'node:crypto'
import { SEEDS } from '@anyam/releases/cohorts'
import { cookieIn } from '../../browser/cookie-in.ts'
import { AVOID_COOKIE, MOST_AVOIDED } from '../../browser/federation/recover.ts'

/** Cookie with the visitor's seed, which determines the visitor's cohort together with a remote's name. */
const COHORT = 'cohort'
const DAY_S = 24 * 3600

/** Information in a visitor's cookies that selects the builds to send. */
export interface Visitor {
  /** 0 to 99; determines the visitor's cohort together with a remote's name. */
  seed?: number
  /** Builds that the visitor's browser could not run, each as `<remote>@<build>`. */
  avoid: string[]
}

export function readVisitor(cookies = ''): Visitor {
  const seed = /^\d{1,2}$/.exec(cookieIn(cookies, COHORT) ?? '')?.[0]
  const builds = (cookieIn(cookies, AVOID_COOKIE) ?? '')
    .split('.')
    .filter((name) => /^[\w-]+@\w+$/.test(name))
  return { ...(seed !== undefined && { seed: Number(seed) }), avoid: builds.slice(0, MOST_AVOIDED) }
}

export const newSeed = () => randomInt(SEEDS)

/** Keeps a visitor in the same cohorts for a day. */
export const cohortCookie = (seed: number) => cookie(`${COHORT}=${seed}`, DAY_S)

/** Removes the seed, because without canaries all visitors are equal. */
export const NO_COHORT = cookie(`${COHORT}=`, 0)

function cookie(pair: string, maxAge: number): string {
  return `${pair}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
}
