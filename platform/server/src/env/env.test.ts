import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from './index.ts'

describe('settings', () => {
  it('have working defaults and take an empty variable as unset', () => {
    const settings = readSettings({ PORT: '', SITE_NAME: '' })
    expect(settings).toMatchObject({ port: 3000, apiUrl: 'http://127.0.0.1:4000', siteName: 'Arunika' })
  })

  it('name every error in one message', () => {
    const wrong = { PORT: 'abc', API_PORT: '70000', DATABASE_URL: 'mysql://x', ADMIN_PASSWORD: 'short' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*API_PORT.*DATABASE_URL.*ADMIN_PASSWORD/s)
  })

  it('refuse two servers on one port', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow('must differ')
  })

  it('drop the slash at the end of addresses', () => {
    expect(readSettings({ PUBLIC_URL: 'https://example.test/' }).publicUrl).toBe('https://example.test')
  })

  it('take the address of a site with its port', () => {
    for (const url of ['https://example.test:443', 'http://10.0.0.7:3000/'])
      expect(readSettings({ PUBLIC_URL: url }).publicUrl).toBe(url.replace(/\/$/, ''))
  })

  it.each(['https://example.test/site', 'https://example.test/?a=b', 'https://u:p@example.test'])(
    'refuse a site that is not at the root of its host: %s',
    (url) => expect(() => readSettings({ PUBLIC_URL: url })).toThrow('PUBLIC_URL: must be an origin'),
  )

  it.each(['everyone', 'true', '10.0.0.0/33', '10.0.0.0/', 'loopback/8', 'proxy.example.test'])(
    'refuse a proxy that is no address and no network: %s',
    (proxy) =>
      expect(() => readSettings({ TRUST_PROXY: `loopback,${proxy}` })).toThrow('TRUST_PROXY: must be'),
  )

  it('take addresses and networks of proxies, also with spaces between them', () => {
    const list = '10.0.0.0/8, ::1, fd00::/8, 10.1.0.0/255.255.0.0, uniquelocal'
    expect(readSettings({ TRUST_PROXY: list }).trustProxy).toBe(list)
  })

  it('put a password of any characters into the address of the database', () => {
    const password = "p@ss:w/or?d#%20&$'é "
    const { databaseUrl = '' } = readSettings({
      DATABASE_URL: 'postgres://arunika@database:5432/arunika',
      DATABASE_PASSWORD: password,
    })
    const url = new URL(databaseUrl)
    expect([decodeURIComponent(url.password), url.host, url.pathname]).toEqual([
      password,
      'database:5432',
      '/arunika',
    ])
  })

  it('take several servers of a database, all with the one password', () => {
    const replicas = 'postgres://arunika@one/arunika, postgres://arunika@two:5433/arunika'
    const { databaseReadUrls, databaseDirectUrls } = readSettings({
      DATABASE_READ_URL: replicas,
      DATABASE_PASSWORD: 'secret',
    })
    expect(databaseReadUrls).toEqual([
      'postgres://arunika:secret@one/arunika',
      'postgres://arunika:secret@two:5433/arunika',
    ])
    expect(databaseDirectUrls).toEqual([])
    expect(() => readSettings({ DATABASE_READ_URL: 'postgres://one,mysql://two' })).toThrow(
      'DATABASE_READ_URL.1',
    )
  })

  it('the tolerated harm of canaries is 2 percent, another one, or one of a remote', () => {
    const harm = (list?: string) => readSettings({ CANARY_HARM: list }).canaryHarm
    expect(harm()).toEqual({ '*': 0.02 })
    expect(harm('3')).toEqual({ '*': 0.03 })
    expect(harm('mf-careers=5')).toEqual({ '*': 0.02, 'mf-careers': 0.05 })
    for (const wrong of ['0', '60', 'mf-careers', '2 %'])
      expect(() => harm(wrong)).toThrow('must be percents from 0.5 to 50')
  })

  it('take a release token for each remote, long ones that differ', () => {
    const [news, careers] = ['news-news-news-news-1=', 'careers-careers-careers']
    const tokens = (list: string) => readSettings({ REGISTRY_RELEASE_TOKENS: list }).registryReleaseTokens
    expect(tokens('')).toEqual({})
    expect(tokens(`mf-news=${news}, mf-careers=${careers}`)).toEqual({
      'mf-news': news,
      'mf-careers': careers,
    })
    expect(() => tokens('mf-news=short')).toThrow('REGISTRY_RELEASE_TOKENS.0: must be pairs')
    expect(() => tokens(`mf-news=${news},mf-careers=${news}`)).toThrow('REGISTRY_RELEASE_TOKENS: must differ')
  })

  it('come from files as well, one way or the other', () => {
    const dir = mkdtempSync(join(tmpdir(), 'settings-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const file = join(dir, 'password')
    writeFileSync(file, 'from a file \n')
    expect(readSettings({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('from a file ')
    expect(() => readSettings({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'another one' })).toThrow(
      'not both',
    )
    expect(() => readSettings({ ADMIN_PASSWORD_FILE: join(dir, 'none') })).toThrow('ADMIN_PASSWORD_FILE')
  })

  it('store files in a bucket where one is named, with its keys', () => {
    expect(readSettings({}).s3).toBeUndefined()
    expect(() => readSettings({ S3_BUCKET: 'files' })).toThrow('S3_ACCESS_KEY_ID')
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readSettings({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://files:7070/', ...keys }).s3).toEqual({
      bucket: 'files',
      endpoint: 'http://files:7070',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })
})
