import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { describe, expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { createServerSetup, isReady, startServerProcess } from './support/server-process.ts'

/** Per kind; an account allows a hundred before the throttle stops it. */
const TRIES = 360
const ACCOUNTS = 4

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('Promise 3: guessing an account', () => {
  it('learns nothing from the time that a response takes', { timeout: patience(120_000) }, async () => {
    const setup = await createServerSetup()
    const [first] = await setup.db.select().from(administrators)
    const known = Array.from({ length: ACCOUNTS }, (_, nth) => `admin-${nth}@arunika.example`)
    for (const email of known)
      await setup.db.insert(administrators).values({ email, passwordHash: first?.passwordHash ?? '' })
    startServerProcess({ ...setup.env, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' })
    await expect.poll(() => isReady(setup.url)).toBe(true)
    /** Milliseconds that the response to a wrong password takes, each time from a new address. */
    async function time(email: string, nth: number) {
      const began = performance.now()
      const response = await fetch(`${setup.url}/api/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${Math.floor(nth / 250)}.${nth % 250}`,
        },
        body: JSON.stringify({ email, password: 'wrong' }),
      })
      expect(response.status).toBe(401)
      await response.text()
      return performance.now() - began
    }
    for (let nth = 0; nth < 10; nth += 1) await time(`warm-${nth}@arunika.example`, 1_000 + nth)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    // Alternating, so that other load on the machine affects both alike.
    for (let nth = 0; nth < TRIES; nth += 1) {
      const tries = [
        async () => times.known.push(await time(known[nth % ACCOUNTS] ?? '', nth * 2)),
        async () => times.unknown.push(await time(`nobody-${nth}@arunika.example`, nth * 2 + 1)),
      ]
      for (const attempt of nth % 2 === 0 ? tries : tries.toReversed()) await attempt()
    }
    const [ofKnown, ofUnknown] = [medianOf(times.known), medianOf(times.unknown)]
    const apart = Math.abs(ofKnown - ofUnknown) / Math.max(ofKnown, ofUnknown)
    figure(
      3,
      `medians ${ofKnown.toFixed(1)} and ${ofUnknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart`,
    )
    expect(apart).toBeLessThan(0.1)
  })
})
