import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { addApplications, MANY } from './support/bulk-applications.ts'
import { fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api } = await fileApi()
const { token, cookie } = await api.logIn()
const id = await publishVacancy(api, token)
const path = `/api/admin/job-vacancies/${id}/applications.csv`

/** A session that prevents others from reading notes, and so whole applications, until it is released. */
async function holdNotes() {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table application_notes in access exclusive mode')
  return async () => void (await client.query('rollback'))
}

it('a table of 16,000 applications begins at once, compressed too, and is whole', async () => {
  await addApplications(api, id)
  const release = await holdNotes()
  const headers = { authorization: `Bearer ${token}`, cookie, 'accept-encoding': 'gzip' }
  const response = await fetch(`${api.url}${path}`, { headers })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const head = (await reader?.read())?.value ?? ''
  expect(head).toMatch(/^Reference,Timestamp,.*\r\n$/)
  await release()
  let text = head
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
  const lines = text.split('\r\n').slice(1, -1)
  const { rows } = await api.db.execute<{ reference: string }>(
    sql`select reference from applications where vacancy_id = ${id} order by created_at desc, id desc`,
  )
  expect(lines).toHaveLength(MANY)
  expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ reference }) => reference))
})

it('a table that breaks off half-way is no file', async () => {
  const release = await holdNotes()
  const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}`, cookie } })
  const { rows } = await api.db.execute<{ pid: number }>(sql`
    select pid from pg_locks where relation = 'application_notes'::regclass and not granted`)
  for (const { pid } of rows) await api.db.execute(sql`select pg_terminate_backend(${pid})`)
  await expect(response.text()).rejects.toThrow()
  await release()
})
