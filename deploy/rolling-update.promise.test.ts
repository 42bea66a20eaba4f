import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, visit } from './load.ts'
import { makeNextVersion } from './next-version.ts'
import { ADMIN, type Member, startTopology, type Topology } from './topology.ts'

/** Renames a column: both names exist for one version, and each write fills both. */
const EXPAND = {
  tag: '9001_place_beside_location',
  sql: `ALTER TABLE "vacancies" ADD COLUMN "city" text;
--> statement-breakpoint
CREATE FUNCTION city_and_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.city IS DISTINCT FROM OLD.city THEN NEW.location := NEW.city;
  ELSIF TG_OP = 'UPDATE' THEN NEW.city := NEW.location;
  ELSE NEW.city := coalesce(NEW.city, NEW.location); NEW.location := NEW.city;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER city_and_location BEFORE INSERT OR UPDATE ON "vacancies" FOR EACH ROW EXECUTE FUNCTION city_and_location();
--> statement-breakpoint
UPDATE "vacancies" SET "city" = "location";`,
}
const CONTRACT = {
  tag: '9002_place_instead_of_location',
  sql: `DROP TRIGGER city_and_location ON "vacancies";
--> statement-breakpoint
DROP FUNCTION city_and_location();
--> statement-breakpoint
ALTER TABLE "vacancies" ALTER COLUMN "city" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "vacancies" DROP COLUMN "location";`,
}
const USES_CITY = {
  'api/src/db/schema/vacancies.ts': [['location: text()', "location: text('city')"]],
} as const

const VACANCY = {
  type: 'internship',
  status: 'open',
  description: '<p>You make plants.</p>',
  requirement: '<ul><li>A portfolio</li></ul>',
}

let topology: Topology
let token: string
beforeAll(async () => {
  topology = await startTopology()
  const response = await send(topology.url, '/api/login', ADMIN)
  token = ((await response.json()) as { token: string }).token
})
afterAll(() => topology?.stop())

const send = (url: string, path: string, json: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(json),
  })

const migrate = (version: string) =>
  promisify(execFile)(process.execPath, [join(version, 'api/src/migrate.ts')], {
    env: { ...process.env, ...topology.env },
  })

/** Stops one process and starts it as another version; resolves when the edge sends visitors to it again. */
async function update(member: Member | undefined, version?: string): Promise<void> {
  if (!member) throw new Error('There is no such process.')
  await member.restart(version)
  const log = join(topology.dir, 'edge/access.log')
  const before = (await readFile(log, 'utf8')).length
  const logged = `"tries":"${new URL(member.url).host}"`
  await expect.poll(async () => (await readFile(log, 'utf8')).slice(before)).toContain(logged)
}

async function publish(url: string, title: string): Promise<Visit> {
  const path = '/api/admin/job-vacancies/create'
  const response = await send(url, path, { ...VACANCY, title, location: `Place of ${title}` }).catch(
    () => undefined,
  )
  return { path, status: response?.status ?? 0, body: title }
}

async function cities(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/job-vacancies`)
  const list = (await response.json()) as { title: string; location: string }[]
  return Object.fromEntries(list.map(({ title, location }) => [title, location]))
}

/** Simulates visitors, and an administrator who publishes, until stopped. */
function startLoad() {
  const PATHS = ['/', '/articles', '/career', '/api/job-vacancies', '/api/articles?view=cards']
  const visits: Visit[] = []
  let over = false
  async function visitor(lane: number) {
    for (let nth = 0; !over; nth += 1) {
      const path = PATHS[nth % PATHS.length] ?? '/'
      const own = `${path}${path.includes('?') ? '&' : '?'}visit=${lane}-${nth}`
      visits.push(await visit(topology.url, own))
    }
  }
  async function administrator() {
    for (let nth = 1; !over; nth += 1) {
      visits.push(await publish(topology.url, `Published ${nth}`))
      await delay(100)
    }
  }
  const all = Promise.all([administrator(), ...[1, 2, 3, 4].map(visitor)])
  return async () => {
    over = true
    await all
    return visits
  }
}

describe('Promise 23: a rolling update with a migration in it', () => {
  it('old and new apis work side by side, each reads what the other writes, and no request fails', {
    timeout: patience(180_000),
  }, async () => {
    const expanded = await makeNextVersion(join(topology.dir, 'expanded'), [EXPAND], USES_CITY)
    const contracted = await makeNextVersion(join(topology.dir, 'contracted'), [EXPAND, CONTRACT], USES_CITY)
    const [first, second] = topology.apis
    const end = startLoad()

    await migrate(expanded)
    await update(first, expanded)
    for (const [writer, title] of [
      [first, 'By the new'],
      [second, 'By the old'],
    ] as const) {
      expect((await publish(writer?.url ?? '', title)).status).toBe(200)
      for (const reader of topology.apis)
        await expect.poll(() => cities(reader.url)).toMatchObject({ [title]: `Place of ${title}` })
    }
    await update(second, expanded)
    for (const shell of topology.shells) await update(shell)

    await migrate(contracted)
    for (const api of topology.apis) await update(api, contracted)

    const visits = await end()
    const failed = visits.filter(({ status }) => status !== 200)
    const published = visits.filter(({ path }) => path.startsWith('/api/admin'))
    figure(
      23,
      `rolling update: ${visits.length} requests, ${published.length} of them writes, ${failed.length} failed`,
    )
    expect(failed.slice(0, 3)).toEqual([])
    const found = await cities(topology.apis[0]?.url ?? '')
    for (const { body } of published) expect(found[body]).toBe(`Place of ${body}`)
    const columns = await columnsOfVacancies()
    expect([columns.includes('city'), columns.includes('location')]).toEqual([true, false])
  })
})

async function columnsOfVacancies(): Promise<string[]> {
  const client = new pg.Client({ connectionString: topology.databaseUrl })
  await client.connect()
  const sql = "select column_name from information_schema.columns where table_name = 'vacancies'"
  const { rows } = await client.query<{ column_name: string }>(sql)
  await client.end()
  return rows.map((row) => row.column_name)
}
