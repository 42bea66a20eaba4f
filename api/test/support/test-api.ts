import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoginResponse } from '@arunika/admin-contracts'
import { responseSchema } from '@arunika/admin-contracts/responses'
import type { ErrorResponse } from '@arunika/contracts'
import pg from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { ensureAdministrator } from '../../src/modules/auth/first-administrator.ts'
import { twinsSettled } from '../../src/modules/uploads/avif-twins.ts'
import { runApi } from '../../src/run-api.ts'
import { type ApiSettings, readApiSettings } from '../../src/settings.ts'
import { TEMPLATE, withDatabase } from './database.ts'
import { NO_BUDGETS } from './no-budgets.ts'

export const ADMIN = { email: 'admin@arunika.example', password: 'correct horse battery' }

/** A new database with the newest schema. */
export async function createDatabase() {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${TEMPLATE}`)
  return {
    url: withDatabase(server, name),
    async drop() {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

export async function createDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-api-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

export const testSettings = (dataDir: string, own: Partial<ApiSettings> = {}): ApiSettings => ({
  ...readApiSettings({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    ...NO_BUDGETS,
    DATA_DIR: dataDir,
  }),
  ...own,
})

export interface ApiResponse<T> {
  status: number
  headers: Headers
  body: T
}

export interface Call {
  method?: string
  token?: string
  headers?: Record<string, string>
  json?: unknown
  form?: FormData
}

/** Cookies by the token that came with them: calls send both, as browsers do. */
const cookies = new Map<string, string>()

/** Makes a call over real HTTP; the body is parsed, or text if it is not JSON. */
export async function call<T = Partial<ErrorResponse>>(
  base: string,
  path: string,
  options: Call = {},
): Promise<ApiResponse<T>> {
  const headers: Record<string, string> = { ...options.headers }
  if (options.token !== undefined) {
    headers.authorization = `Bearer ${options.token}`
    const cookie = cookies.get(options.token)
    if (cookie !== undefined) headers.cookie ??= cookie
  }
  if (options.json !== undefined) headers['content-type'] = 'application/json'
  const body = options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json))
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  const response = await fetch(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const parsed = isJson && text ? JSON.parse(text) : text
  // The shell reads these by the same table.
  if (isJson && response.ok) responseSchema(path, method)?.parse(parsed)
  const [cookie] = response.headers.getSetCookie()
  if (cookie && parsed.token) cookies.set(parsed.token, cookie.split(';')[0] ?? '')
  return { status: response.status, headers: response.headers, body: parsed }
}

/**
 * Runs a separate api on a free port, with only an administrator in its database.
 * @param prepare fills database and data folder before the api starts
 */
export async function startTestApi(
  own: Partial<ApiSettings> = {},
  prepare: (databaseUrl: string, dataDir: string) => Promise<void> = async () => {},
) {
  const database = await createDatabase()
  const { dataDir, remove } = await createDataDir()
  const settings = testSettings(dataDir, own)
  const { db, close } = openDatabase(database.url, 2)
  await ensureAdministrator(db, { ...settings, ...ADMIN })
  await prepare(database.url, dataDir)
  const api = await runApi(database.url, settings, { port: 0, graceMs: 0 })
  const url = api.url

  async function logIn() {
    const response = await call<LoginResponse>(url, '/api/login', { json: ADMIN })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { token: response.body.token, cookie }
  }
  return {
    url,
    db,
    dataDir,
    settings,
    databaseUrl: database.url,
    logIn,
    call: <T = Partial<ErrorResponse>>(path: string, options?: Call) => call<T>(url, path, options),
    /** Names of all stored and temporary files, sorted. */
    async storedFiles() {
      await twinsSettled()
      const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + '/files/'.length))
        .sort()
    },
    async stop() {
      await api.stop()
      await close()
      await database.drop()
      await remove()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

/** An api for one test only. */
export async function startOwnApi(own: Partial<ApiSettings> = {}) {
  const api = await startTestApi(own)
  onTestFinished(() => api.stop())
  return api
}

/** An api for all tests of a file, with a logged-in administrator. */
export async function fileApi() {
  const api = await startTestApi()
  afterAll(() => api.stop())
  return { api, token: (await api.logIn()).token }
}
