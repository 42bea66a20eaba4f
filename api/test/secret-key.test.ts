import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FactorAdded, LoginResponse, TotpOffer } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { administrators, auditLog, outgoingMails, secretFingerprint } from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { acceptKey } from '../src/modules/auth/accept-key.ts'
import { prepareDatabase } from '../src/prepare.ts'
import { runApi } from '../src/run-api.ts'
import { PASSWORD, person } from './support/people.ts'
import { createServerSetup, startServerProcess, untilReady } from './support/server-process.ts'
import { call, createDataDir, startOwnApi, type TestApi, testSettings } from './support/test-api.ts'
import { totpCode } from './support/totp.ts'

const OTHER_KEY = 'b3RoZXItb3RoZXItb3RoZXItb3RoZXItb3RoZXItb3Ro'

/** A database that was used with the key of its data folder. */
async function usedSetup() {
  const setup = await createServerSetup()
  const file = join(setup.dataDir, 'secret.key')
  const settings = testSettings(setup.dataDir)
  const start = async () => {
    const { stop } = await runApi(setup.databaseUrl, settings, { port: 0, graceMs: 0 })
    await stop()
  }
  await start()
  return { ...setup, settings, file, start, key: await readFile(file, 'utf8') }
}

type Damage = [title: string, damage: (file: string, key: string) => Promise<void>, problem: string]

const DAMAGED = 'is damaged: it does not hold 32 bytes in base64'
const DAMAGES: Damage[] = [
  ['is empty', (file) => writeFile(file, ''), DAMAGED],
  ['was cut off', (file, key) => writeFile(file, key.slice(0, 20)), DAMAGED],
  ['holds zeros, as after a power cut', (file, key) => writeFile(file, Buffer.alloc(key.length)), DAMAGED],
  [
    'holds something else',
    (file) => writeFile(file, '{"not": "a key", "but": "long enough to be one"}'),
    DAMAGED,
  ],
  ['is missing', (file) => rm(file), 'is missing, and the database was used with it'],
  [
    'is of another site',
    (file) => writeFile(file, OTHER_KEY),
    'is not the key that the database was used with',
  ],
]

describe('the key of the data folder', () => {
  it('that is missing, damaged or of another site keeps the api from starting, until it is put back', async () => {
    const { file, key, start } = await usedSetup()
    for (const [title, damage, problem] of DAMAGES) {
      await damage(file, key)
      const found = await readFile(file).catch(() => undefined)
      await expect(start(), title).rejects.toThrow(
        `${file} ${problem}. The api does not start, and nothing was changed. Put back`,
      )
      expect(await readFile(file).catch(() => undefined)).toEqual(found)
    }
    await writeFile(file, key)
    await start()
  })

  it('that the api would refuse is refused before the database of an update is migrated', async () => {
    const { databaseUrl, db, file, key, settings } = await usedSetup()
    const journal = sql`drizzle.__drizzle_migrations`
    // The last migration would fail, because what it adds is there.
    await db.execute(sql`delete from ${journal} where created_at = (select max(created_at) from ${journal})`)
    for (const [title, damage, problem] of DAMAGES) {
      await damage(file, key)
      await expect(prepareDatabase(databaseUrl, settings), title).rejects.toThrow(
        `${file} ${problem}. The api`,
      )
    }
    await writeFile(file, key)
    await expect(prepareDatabase(databaseUrl, settings)).rejects.toThrow(/^Migration \S+ failed/)
  })

  it('that is damaged is refused before the first start, too', async () => {
    const { dataDir, remove } = await createDataDir()
    onTestFinished(remove)
    for (const [title, damage] of DAMAGES.filter(([, , problem]) => problem === DAMAGED)) {
      await damage(join(dataDir, 'secret.key'), OTHER_KEY)
      expect(() => loadSecrets(dataDir), title).toThrow(DAMAGED)
    }
  })

  it('is named on the console of a server that refuses to start', async () => {
    const { env, file, url } = await usedSetup()
    await writeFile(file, '')
    const server = startServerProcess(env)
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain(`${file} ${DAMAGED}`)
    await expect(fetch(url)).rejects.toThrow()
  })

  it('may be damaged under a running server, which goes on with the one that it has read', async () => {
    const { env, file, url, key } = await usedSetup()
    startServerProcess(env)
    await untilReady(url)
    await writeFile(file, '')
    expect((await call(url, '/api/articles')).status).toBe(200)
    await writeFile(file, key)
  })

  it('is taken over from a database of a version that compared none', async () => {
    const { db, start, file, key } = await usedSetup()
    await db.delete(secretFingerprint)
    await start()
    await writeFile(file, OTHER_KEY)
    await expect(start()).rejects.toThrow('is not the key')
    const [row] = await db.select().from(secretFingerprint)
    expect(row?.fingerprint).not.toContain(key)
  })

  it('may be made by an operator, in ordinary base64', async () => {
    const { dataDir, databaseUrl } = await createServerSetup()
    await writeFile(join(dataDir, 'secret.key'), `${Buffer.alloc(32, 0xfb).toString('base64')}\n`)
    await (await runApi(databaseUrl, testSettings(dataDir), { port: 0, graceMs: 0 })).stop()
  })

  it('is made once and for its owner only, however many servers start at once', async () => {
    const { dataDir, databaseUrl } = await createServerSetup()
    const settings = testSettings(dataDir)
    const start = () => runApi(databaseUrl, settings, { port: 0, graceMs: 0 })
    const apis = await Promise.all([start(), start(), start()])
    onTestFinished(async () => {
      for (const api of apis) await api.stop()
    })
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  })
})

/** A person with an authenticator app, and its code for the next step. */
async function withApp(api: TestApi, name: string) {
  const { token, email, id } = await person(api, name, ['editor'])
  const account = '/api/admin/account/totp'
  const { secret } = (await api.call<TotpOffer>(`${account}/offer`, { method: 'POST', token })).body
  const json = { secret, code: totpCode(secret, -1) }
  const { body } = await api.call<FactorAdded>(account, { token, json })
  const logIn = () =>
    api.call<LoginResponse>('/api/login', { json: { email, password: PASSWORD } }).then(({ body }) => body)
  return { id, email, logIn, code: () => totpCode(secret), recoveryCodes: body.recoveryCodes ?? [] }
}

describe('a second factor that another key has encrypted', () => {
  it('opens nothing, and is no failure of the server', async () => {
    const api = await startOwnApi()
    const { id, logIn, code } = await withApp(api, 'sari')
    const totpSecret = Buffer.alloc(64, 1).toString('base64url')
    await api.db.update(administrators).set({ totpSecret }).where(eq(administrators.id, id))
    const { token } = await logIn()
    const json = { code: code() }
    expect(await api.call('/api/login/second-factor', { token, json })).toMatchObject({
      status: 403,
      body: { code: 'invalid_proof' },
    })
  })

  it('is removed when an operator accepts a new key, and its owner learns of it', async () => {
    const api = await startOwnApi()
    const { email, logIn } = await withApp(api, 'dewi')
    const file = join(api.dataDir, 'secret.key')
    expect(await acceptKey(api.db, api.settings)).toBe(
      `The database belongs to ${file} already. Nothing was changed.`,
    )
    expect((await logIn()).second_factor).toBe(true)

    await rm(file)
    expect(await acceptKey(api.db, api.settings)).toBe(
      `The database belongs to ${file} now. Restart the apis.\n${email} has to add authenticator app and recovery codes again.`,
    )
    const restarted = await runApi(api.databaseUrl, api.settings, { port: 0, graceMs: 0 })
    onTestFinished(() => restarted.stop())
    const login = await call<LoginResponse>(restarted.url, '/api/login', {
      json: { email, password: PASSWORD },
    })
    expect(login.body.second_factor).toBeUndefined()
    const mails = await api.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your account of Arunika: authenticator app and recovery codes were removed',
    )
    const deeds = await api.db.select().from(auditLog).where(eq(auditLog.action, 'second factor removed'))
    expect(deeds).toMatchObject([{ title: email, actor: 'command on the server' }])
  })
})
