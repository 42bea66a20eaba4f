import { LONGEST_REMOTE_NAME } from '@anyam/protocol/names'
import type { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CANARY, LIVE, REMOTE, storeWithCanary } from '../../test/store-with-canary.ts'
import { judge } from '../self-healing/judge.ts'
import { EvidencePool } from './evidence-pool.ts'
import { cellOf } from './networks.ts'
import { pageReportRoute } from './page-reports.ts'
import { TOKEN_LIFETIME_MS, tokensWith } from './tokens.ts'

const SITE = 'https://arunika.example'
/** `npm test` runs a sample of the promise's cases. */
const REPORTS = process.env.PROMISES ? 100_000 : 2_000

let store: ReleaseStore
let remove: () => Promise<void>
let key: Buffer
const apps: FastifyInstance[] = []

beforeEach(async () => {
  ;({ store, remove } = await storeWithCanary())
  key = await store.evidence.key()
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await remove()
})

/** The part of a shell that receives reports of browsers. */
async function shell() {
  const pool = new EvidencePool(store)
  pool.follow()
  const app = Fastify({ trustProxy: true })
  await pageReportRoute(app, {
    ...{ store, pool, key, publicUrl: SITE },
    isPreview: (cookies) => cookies === 'preview=yes',
  })
  apps.push(app)
  const send = (payload: string, network = 1, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/page-reports',
      headers: {
        'content-type': 'text/plain',
        'x-forwarded-for': `10.${network >> 8}.${network & 255}.9`,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload,
    })
  return { pool, send }
}
type Shell = Awaited<ReturnType<typeof shell>>

let lastId = 10n ** 19n
const newId = () => {
  lastId += 1n
  return String(lastId)
}

async function start({ send }: Shell, build: string, network: number): Promise<string> {
  return (await send(`start ${newId()} ${REMOTE}@${build}`, network)).body
}

async function visit(at: Shell, build: string, network: number, outcome: string): Promise<string> {
  const token = await start(at, build, network)
  await at.send(`${outcome.split(' ')[0]} ${token} ${outcome.split(' ')[1]}`, network)
  return token
}

const judgement = ({ pool }: Shell) => {
  const all = pool.all()[REMOTE] ?? {}
  const none = { slices: [], samples: {} }
  return judge({ canary: all[CANARY] ?? none, live: all[LIVE] ?? none }, 0.02)
}

/** Messages of outsiders; `nth` selects one of many. */
function invented(nth: number, honest: readonly string[]): [text: string, headers?: Record<string, string>] {
  const build = nth % 2 ? CANARY : LIVE
  const outcome = nth % 3 ? 'failed' : 'alive'
  const detail = outcome === 'failed' ? 'render' : '9'
  const own = { id: newId(), shell: 'aaaaaaaaaaaa', remote: REMOTE, build, at: Date.now() }
  const replayed = honest[nth % honest.length] ?? ''
  const ways: [string, Record<string, string>?][] = [
    // Made up, signed with another key, or with a signature of another token.
    [
      `${outcome} ${own.id}.${own.shell}.${own.at.toString(36)}.${REMOTE}.${build}.AAAAAAAAAAAAAAAAAAAAAAAA ${detail}`,
    ],
    [`${outcome} ${tokensWith(Buffer.from('another')).sign(own)} ${detail}`],
    [`${outcome} ${replayed.replace(CANARY, LIVE).replace(/^\d+/, own.id)} ${detail}`],
    // Too old.
    [`${outcome} ${tokensWith(key).sign({ ...own, at: own.at - TOKEN_LIFETIME_MS - 1000 })} ${detail}`],
    // Replayed.
    [`alive ${replayed} ${nth % 5000}`],
    [`left ${replayed.split('.')[0]}`],
    // From other sites, which cannot have a token either.
    [`start ${own.id} ${REMOTE}@${build}`, { 'sec-fetch-site': 'cross-site' }],
    [`failed ${replayed} render`, { 'sec-fetch-site': 'same-site' }],
    [`failed ${replayed} render`, { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    // In the format before there were tokens.
    [JSON.stringify({ reports: [{ type: 'render-error', remote: REMOTE, build }] })],
  ]
  return ways[nth % ways.length] ?? ['']
}

describe('Promise 26: invented reports', () => {
  it(`${REPORTS} forged, replayed, late and foreign reports change no count and no verdict, neither way`, {
    timeout: 240_000,
  }, async () => {
    for (const outcome of ['alive 500', 'failed render']) {
      const at = await shell()
      const honest: string[] = []
      for (let network = 0; network < 25; network += 1) {
        honest.push(await visit(at, CANARY, network, outcome))
        await visit(at, LIVE, network + 50, 'alive 500')
      }
      const before = { counts: structuredClone(at.pool.own), verdict: judgement(at) }
      expect(before.verdict.failure === undefined).toBe(outcome === 'alive 500')
      for (let sent = 0; sent < REPORTS / 2; sent += 500) {
        const batch = Array.from({ length: 500 }, (_, nth) => {
          const [text, headers] = invented(sent + nth, honest)
          return at.send(text, (sent + nth) % 5000, headers)
        })
        const statuses = new Set((await Promise.all(batch)).map(({ statusCode }) => statusCode))
        expect([...statuses].filter((status) => ![204, 400, 403].includes(status))).toEqual([])
      }
      expect(at.pool.own).toEqual(before.counts)
      expect(judgement(at)).toEqual(before.verdict)
    }
    figure(26, `${REPORTS} forged, replayed, late and foreign reports: 0 counted, no verdict changed`)
  })

  it('one network with tokens of its own cannot halt a sound canary', async () => {
    const at = await shell()
    for (let network = 0; network < 25; network += 1) {
      await visit(at, CANARY, network, 'alive 500')
      await visit(at, LIVE, network, 'alive 500')
    }
    for (let nth = 0; nth < 400; nth += 1) await visit(at, CANARY, 99, 'failed render')
    expect(judgement(at).confirmed).toBe(25)
    expect(judgement(at).failure).toBeUndefined()
  })

  it('are also those of visitors who see a preview', async () => {
    const at = await shell()
    const preview = { cookie: 'preview=yes' }
    const before = structuredClone(at.pool.own)
    const token = await start(at, CANARY, 1)
    const counted = structuredClone(at.pool.own)
    expect(counted).not.toEqual(before)
    for (const text of [`start ${newId()} ${REMOTE}@${CANARY}`, `failed ${token} render`, `left ${newId()}`])
      expect((await at.send(text, 2, preview)).statusCode).toBe(204)
    expect(at.pool.own).toEqual(counted)
  })

  it('a token votes once over all shells', async () => {
    const [a, b] = [await shell(), await shell()]
    const token = await start(a, CANARY, 1)
    for (let nth = 0; nth < 50; nth += 1) {
      await b.send(`alive ${token} ${nth}`)
      await a.send(`alive ${token} ${nth}`)
    }
    for (const { pool } of [b, a, b, a]) await pool.exchange()
    for (const { pool } of [a, b])
      expect(pool.all()[REMOTE]?.[CANARY]?.totals).toEqual({ started: 1, launched: 1, alive: 1 })
  })
})

describe('what shells have seen', () => {
  it('is counted for a remote with the longest name that is allowed', async () => {
    const name = 'mf-'.padEnd(LONGEST_REMOTE_NAME, 'x')
    await remove()
    ;({ store, remove } = await storeWithCanary(name))
    const at = await shell()
    const { body: token } = await at.send(`start ${newId()} ${name}@${CANARY}`)
    await at.send(`alive ${token} 500`)
    expect(at.pool.own[name]?.[CANARY]?.totals).toEqual({ started: 1, launched: 1, alive: 1 })
  })

  it('is counted by segment, which the headers of the report tell', async () => {
    const at = await shell()
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-returning': '1',
    }
    const { body: token } = await at.send(`start ${newId()} ${REMOTE}@${CANARY}`, 1, {
      ...headers,
      referer: `${SITE}/id/articles/7`,
    })
    await at.send(`failed ${token} render`)
    expect(Object.keys(at.pool.own[REMOTE]?.[CANARY]?.segments?.cells ?? {})).toEqual([
      'engine gecko',
      'device desktop',
      'visitor returning',
      'language id',
      'page /articles/*',
    ])
    expect(Object.values(at.pool.own[REMOTE]?.[CANARY]?.segments?.cells ?? {})[0]).toEqual({
      [cellOf('10.0.1.9', key)]: { failed: 1 },
    })
  })

  it('is counted by the shell that began the page load, whichever hears of its end', async () => {
    const [a, b] = [await shell(), await shell()]
    await b.send(`failed ${await start(a, CANARY, 1)} render`, 1)
    await b.send(`left ${(await start(a, CANARY, 2)).split('.')[0]}`, 2)
    await b.pool.exchange()
    await a.pool.exchange()
    expect(a.pool.own[REMOTE]?.[CANARY]?.totals).toEqual({ started: 2, launched: 2, failed: 1, left: 1 })
  })

  it('outlives the shell, and is adopted by another once', async () => {
    const [a, b, c] = [await shell(), await shell(), await shell()]
    for (let network = 0; network < 20; network += 1) await visit(a, CANARY, network, 'failed render')
    await a.pool.exchange()
    const fresh = await shell()
    await fresh.pool.exchange()
    expect(judgement(fresh).failure).toMatch(/^(\d+) of \1 pages failed in browsers/)

    const later = Date.now() + 200_000
    await Promise.all([b, c].map(({ pool }) => pool.exchange(later)))
    await Promise.all([b, c].map(({ pool }) => pool.exchange(later)))
    for (const { pool } of [b, c]) expect(pool.all()[REMOTE]?.[CANARY]?.totals.failed).toBe(20)
    expect([...(await store.evidence.read()).keys()].sort()).toEqual([b.pool.id, c.pool.id].sort())
  })
})
