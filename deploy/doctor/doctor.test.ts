import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@anyam/server/node'
import { ensureBucket } from '@anyam/server/s3'
import { DEFAULT_FACTS } from '@arunika/contracts/site'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { mailServer } from '../../api/test/support/mail-server.ts'
import { backupName } from '../backup/folder.ts'
import { withClient } from '../backup/tables.ts'
import { makeCertificate } from '../certificate.ts'
import { startS3Server } from '../s3-server.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { learningHost } from './samples.ts'

let dir: string
let database: EmbeddedDatabase
let s3: Awaited<ReturnType<typeof startS3Server>>
const mail = await mailServer()
let env: Record<string, string>
let backupDir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-doctor-'))
  backupDir = join(dir, 'backups')
  await mkdir(backupDir)
  await writeFile(join(backupDir, backupName(new Date(), false)), '')
  database = await startEmbeddedDatabase({ dataDir: join(dir, 'server') })
  s3 = await startS3Server(join(dir, 's3'))
  await ensureBucket(s3.s3)
  await mail.start()
  const [port, apiPort, lmsPort] = [await freePort(), await freePort(), await freePort()]
  env = {
    DATA_DIR: join(dir, 'data'),
    PORT: `${port}`,
    API_PORT: `${apiPort}`,
    LMS_PORT: `${lmsPort}`,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    S3_BUCKET: s3.s3.bucket,
    S3_ENDPOINT: s3.s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.s3.secretAccessKey,
  }
  await prepareDatabase(database.url, { ...readApiSettings(env), adminPassword: 'only-for-this-test' })
})
afterAll(async () => {
  await Promise.all([database?.stop(), s3?.stop(), mail.stop()])
  await rm(dir, { recursive: true, force: true })
})

/** The problems reported for this environment, as lines. */
async function badWith(own: Record<string, string> = {}, backups = backupDir): Promise<string[]> {
  const settings = readApiSettings({ ...env, ...own })
  const databaseUrl = settings.databaseUrl
  const findings = await examine({ settings, databaseUrl, backupDir: backups, env: own })
  return findings.filter(({ state }) => state === 'bad').map(({ check, text }) => `${check}: ${text}`)
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('the doctor', () => {
  it('finds nothing bad where all is well, and has really sent a mail', async () => {
    expect(await badWith()).toEqual([])
    expect(mail.received.at(-1)?.source).toContain('can send mail')
  })

  it('names the facts of the site that are still samples, as a warning, until they are edited', async () => {
    const settings = readApiSettings(env)
    const found = async () => {
      const findings = await examine({ settings, databaseUrl: database.url, backupDir })
      return findings.find(({ check }) => check === 'facts')
    }
    expect(await found()).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('samples: phone, e-mail, address, map, Instagram'),
    })
    const edited = { ...DEFAULT_FACTS, phone: '+62 22 1234567' }
    await withClient(database.url, (client) =>
      client.query('insert into site_facts (id, facts) values (1, $1)', [edited]),
    )
    expect((await found())?.text).toContain('samples: e-mail, address')
  })

  it('names what else visitors read that is still a sample', async () => {
    const settings = readApiSettings({ ...env, LMS_URL: 'http://localhost:4100' })
    const findings = await examine({ settings, databaseUrl: database.url, backupDir })
    const textOf = (name: string) =>
      findings.find(({ check, state }) => check === name && state === 'warning')?.text
    expect(textOf('classes')).toMatch(
      /samples of \d+ classes: days, price, teacher, level, languages, tools\./,
    )
    expect(textOf('learning')).toContain('lead to the sample host')
    const own = readApiSettings({ ...env, LMS_URL: 'https://learn.example' })
    expect(await learningHost(own)).toMatchObject({ state: 'good' })
  })

  it('names the port that another program has', async () => {
    const port = await listen(createHttpServer((_request, response) => response.end('other')))
    expect(await badWith({ API_PORT: `${port}` })).toEqual([
      `ports: API_PORT ${port} is taken by another program: stop it, or set API_PORT to another port.`,
    ])
  })

  it('says that the data folder cannot be written to', async () => {
    const file = join(dir, 'a-file')
    await writeFile(file, '')
    expect(await badWith({ DATA_DIR: join(file, 'data') })).toEqual([
      expect.stringMatching(/^disk: .* cannot be written to: ENOTDIR/),
    ])
  })

  it('says that the clock is wrong, and by how much', async () => {
    const port = await listen(
      createHttpServer((_request, response) =>
        response.writeHead(200, { date: new Date(Date.now() - 7_200_000).toUTCString() }).end(),
      ),
    )
    const own = { S3_BUCKET: '', PUBLIC_URL: `http://127.0.0.1:${port}` }
    expect(await badWith(own)).toEqual([
      expect.stringMatching(/^clock: The clock is 7[12]\d\d s ahead of that of 127/),
    ])
  })

  it('says that browsers refuse the certificate', async () => {
    const { certificate, key } = makeCertificate(dir)
    const port = await listen(createServer({ cert: readFileSync(certificate), key: readFileSync(key) }))
    expect(await badWith({ PUBLIC_URL: `https://localhost:${port}` })).toEqual([
      `tls: Browsers refuse the certificate of localhost:${port}: DEPTH_ZERO_SELF_SIGNED_CERT.`,
    ])
  })

  it('names the setting whose host has no address', async () => {
    expect(await badWith({ LMS_URL: 'http://learn.invalid' })).toEqual([
      expect.stringMatching(/^names: LMS_URL: the name learn.invalid has no address/),
    ])
  })

  it('says that the mail server takes no mail', async () => {
    const port = await freePort()
    expect(await badWith({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(/^mail: 127.0.0.1:\d+ took no mail from .*: connect ECONNREFUSED/),
    ])
    mail.refused.add('team@example.com')
    expect(await badWith({ MAIL_TO: 'team@example.com' })).toEqual([
      expect.stringContaining('No such person'),
    ])
  })

  it('says that the bucket cannot be written to', async () => {
    expect(await badWith({ S3_SECRET_ACCESS_KEY: 'guessed' })).toEqual([
      expect.stringMatching(/^files: The bucket files cannot be written to: .*signature/i),
    ])
  })

  it('says that the schema is not there, or that the database is away', async () => {
    await withClient(database.url, (client) => client.query('create database empty'))
    const empty = new URL(database.url)
    empty.pathname = '/empty'
    expect(await badWith({ DATABASE_URL: empty.href })).toEqual([
      expect.stringMatching(/^schema: The schema lacks (\d+) of \1 migrations/),
    ])
    empty.port = `${await freePort()}`
    expect(await badWith({ DATABASE_URL: empty.href })).toEqual([
      expect.stringMatching(/^schema: The database does not let us in: .*ECONNREFUSED/),
    ])
  })

  it('says which replica, OpenID provider, registry or forward proxy cannot be reached', async () => {
    const port = await freePort()
    const away = `http://127.0.0.1:${port}`
    const provider = { OIDC_ISSUER: away, OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' }
    const replica = { DATABASE_READ_URL: `postgres://127.0.0.1:${port}/arunika` }
    const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: away, NO_PROXY: 'localhost,127.0.0.1' }
    expect(await badWith({ ...provider, ...replica, ...proxy, REGISTRY_URL: away })).toEqual([
      expect.stringMatching(/^proxy: The proxy .* cannot be reached: .*ECONNREFUSED/),
      expect.stringMatching(/^servers: OIDC_ISSUER: .* cannot be reached: .*ECONNREFUSED/),
      expect.stringMatching(/^servers: REGISTRY_URL: .* cannot be reached: .*ECONNREFUSED/),
      expect.stringMatching(/^databases: DATABASE_READ_URL: .* does not let us in: .*ECONNREFUSED/),
    ])
  })

  it('says that servers would reach each other by a proxy, or that everyone may claim an address', async () => {
    const own = {
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: 'http://127.0.0.1:1',
      TRUST_PROXY: 'loopback, 0.0.0.0/0',
    }
    expect(await badWith(own)).toEqual([
      expect.stringMatching(/^trust: TRUST_PROXY loopback, 0.0.0.0\/0 trusts everyone/),
      expect.stringMatching(/^proxy: The servers would reach each other by the proxy/),
    ])
  })

  it('ends although folder, database, mail server and bucket hang, and names each', async () => {
    const silent = `127.0.0.1:${await listen(createTcpServer())}`
    const own = {
      DATA_DIR: '/proc/nothing',
      DATABASE_URL: `postgres://${silent}/arunika`,
      SMTP_URL: `smtp://${silent}`,
      S3_ENDPOINT: `http://${silent}`,
    }
    const command = [join(import.meta.dirname, 'cli.ts'), '--json']
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env, ...own } })
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const hanging = (JSON.parse(output) as Finding[]).filter((finding) => finding.text.includes('hangs'))
    expect(code).toBe(1)
    expect(hanging.map(({ check }) => check)).toEqual(['disk', 'mail', 'files', 'schema', 'facts'])
  })

  it('says that there is no backup, or how old the newest is', async () => {
    const old = join(dir, 'old')
    expect(await badWith({}, old)).toEqual([expect.stringMatching(/^backup: There is no backup in/)])
    await mkdir(old)
    const file = join(old, backupName(new Date(Date.now() - 40 * 3_600_000), true))
    await writeFile(file, '')
    await utimes(file, new Date(), new Date())
    expect(await badWith({}, old)).toEqual([
      expect.stringMatching(/^backup: The newest backup .* is 40 hours old/),
    ])
  })
})
