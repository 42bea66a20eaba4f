import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Category } from '@arunika/admin-contracts'
import type { AdminVacancy, Article } from '@arunika/contracts'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { prepareDatabase } from '../src/prepare.ts'
import { runApi } from '../src/run-api.ts'
import { withDatabase } from './support/database.ts'
import { call, createDatabase, createDataDir, testSettings } from './support/test-api.ts'

/** A database without tables, as PostgreSQL creates it. */
async function createBareDatabase() {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const name = `bare_${process.pid}_${Date.now()}`
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  return withDatabase(inject('databaseUrl'), name)
}

async function ownDataDir() {
  const { dataDir, remove } = await createDataDir()
  onTestFinished(remove)
  return testSettings(dataDir)
}

describe('the first start', () => {
  it('makes the schema, an administrator with a password of its own, and the sample content', async () => {
    const [url, settings] = [await createBareDatabase(), await ownDataDir()]
    // Several processes may start at once, but only one does the work.
    const prepared = await Promise.all([prepareDatabase(url, settings), prepareDatabase(url, settings)])
    const [done] = prepared.filter(({ seeded }) => seeded)
    expect(prepared.filter(({ seeded }) => !seeded)).toEqual([{ adminCreated: false, seeded: false }])
    expect(done).toEqual({
      adminCreated: true,
      seeded: true,
      password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/),
    })

    const file = join(settings.dataDir, 'admin-password.txt')
    expect(await readFile(file, 'utf8')).toBe(`${done?.password}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const api = await runApi(url, settings, { port: 0, graceMs: 0 })
    onTestFinished(() => api.stop())
    const json = { email: settings.adminEmail, password: done?.password }
    const login = await call<{ token: string }>(api.url, '/api/login', { json })
    expect(login.status).toBe(200)
    await expectSamples(api.url, login.body.token)
  })

  it('takes the password from the settings where there is one, and leaves people’s content alone', async () => {
    const { url, drop } = await createDatabase()
    onTestFinished(drop)
    const settings = { ...(await ownDataDir()), adminPassword: 'from the settings' }
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("insert into categories (name) values ('Ours')")
    await client.end()
    expect(await prepareDatabase(url, settings)).toEqual({ adminCreated: true, seeded: false })
    await expect(stat(join(settings.dataDir, 'admin-password.txt'))).rejects.toThrow('ENOENT')
    expect(await prepareDatabase(url, settings)).toEqual({ adminCreated: false, seeded: false })
  })

  it('a public site refuses a password of the settings that is easy to guess, but starts where there is an account', async () => {
    const { url, drop } = await createDatabase()
    onTestFinished(drop)
    const settings = { ...(await ownDataDir()), publicUrl: 'https://www.arunika.example' }
    for (const adminPassword of ['password123', 'arunika2026', 'Admin-Admin']) {
      await expect(prepareDatabase(url, { ...settings, adminPassword })).rejects.toThrow(
        'ADMIN_PASSWORD is easy to guess',
      )
    }
    const onThisMachine = { ...settings, publicUrl: 'http://localhost:3000', adminPassword: 'password123' }
    expect(await prepareDatabase(url, onThisMachine)).toMatchObject({ adminCreated: true })
    const later = { ...settings, adminPassword: 'password123' }
    expect(await prepareDatabase(url, later)).toMatchObject({ adminCreated: false })
  })
})

/** Expects enough content to fill every screen, with all of its files. */
async function expectSamples(url: string, token: string) {
  const articles = (await call<Article[]>(url, '/api/articles')).body
  expect(articles.length).toBeGreaterThanOrEqual(14)
  expect(articles.filter((article) => article.featured_image_path === null).length).toBeGreaterThan(0)
  expect(articles.map((article) => article.content).join('')).not.toMatch(/\{\{|undefined/)
  const categories = (await call<Category[]>(url, '/api/admin/categories', { token })).body
  expect(categories.map((category) => category.articles.length > 0)).toEqual([true, true, true, true])
  const vacancies = (await call<AdminVacancy[]>(url, '/api/admin/job-vacancies', { token })).body
  const count = (type: string, status: string) =>
    vacancies.filter((vacancy) => vacancy.type === type && vacancy.status === status).length
  expect([count('internship', 'open'), count('fulltime', 'open'), vacancies.length]).toEqual([3, 3, 7])
  const applications = vacancies.flatMap((vacancy) => vacancy.applicationResponses)
  expect(applications.map((application) => application.is_read).sort()).toEqual([0, 0, 0, 0, 1, 1])

  const pictures = articles.flatMap(({ content, featured_image }) => [
    ...Array.from(content.matchAll(/src="([^"]+)"/g), ([, src = '']) => src),
    ...(featured_image?.srcset.split(', ').map((source) => source.split(' ')[0] ?? '') ?? []),
  ])
  const documents = applications.flatMap((application) => application.applicationFiles)
  for (const path of [...pictures, ...documents.map((file) => `/uploads/${file.file_path}`)]) {
    const response = await fetch(`${url}${path}`)
    await response.arrayBuffer()
    expect(response.status, path).toBe(200)
  }
}
