import { randomInt } from 'node:crypto'
import { SEEDS } from '@arunika/releases/cohorts'
import { cookieIn } from '../../src/cookie-in.ts'
import { AVOID_COOKIE, MOST_AVOIDED } from '../../src/federation/recover.ts'

/** Holds the visitor's seed, which decides with a remote's name in which of its cohorts the visitor is. */
const COHORT = 'cohort'
const DAY_S = 24 * 3600

/** What a visitor's cookies say about the builds to send. */
export interface Visitor {
  /** 0 to 99; decides with each remote's name the visitor's cohort there. */
  seed?: number
  /** Builds that its browser could not run, `<remote>@<build>` each. */
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

/** Leaves a visitor in its cohorts for a day. */
export const cohortCookie = (seed: number) => cookie(`${COHORT}=${seed}`, DAY_S)

/** Without canaries all visitors are the same. */
export const NO_COHORT = cookie(`${COHORT}=`, 0)

function cookie(pair: string, maxAge: number): string {
  return `${pair}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
}
